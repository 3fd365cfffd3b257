// Loaded into a process of a trial: on SIGUSR2 an error is thrown that nothing catches.
process.on('SIGUSR2', () => {
  throw new Error('planted by the trial');
});
