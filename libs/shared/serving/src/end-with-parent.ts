/** What a process knows of the one that started it. `connected` is undefined when there is no channel to it. */
export interface ChannelToParent {
  readonly connected?: boolean;
  once(event: 'disconnect', listener: () => void): unknown;
}

/**
 * Calls `stop` when the process that started this one over a channel has ended, also if that was while this one was loading. Without a channel
 * nothing happens.
 *
 * @param channel - this process, unless a test passes another.
 * @spec SRV-1
 */
export function endWithParent(stop: () => void, channel: ChannelToParent = process): void {
  if (channel.connected === false) stop();
  else if (channel.connected === true) channel.once('disconnect', stop);
}
