import { createAction } from '@reduxjs/toolkit';

/** The person asks for the configuration again, after it failed. */
export const configWanted = createAction('config/wanted');
