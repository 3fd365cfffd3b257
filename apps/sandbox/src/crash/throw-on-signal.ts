// Preloaded into a process under test: throws an uncaught error on SIGUSR2.
process.on('SIGUSR2', () => {
  throw new Error('planted by the trial');
});
