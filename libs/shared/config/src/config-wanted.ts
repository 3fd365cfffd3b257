import { createAction } from '@reduxjs/toolkit';

/** The person retries loading the configuration after it failed. */
export const configWanted = createAction('config/wanted');
