import { createContext, useContext } from 'react';
import type { CallApi } from '#contract/api.ts';

const unset: CallApi = () => Promise.reject(new Error('no API given'));

/** Over HTTP in the browser, straight to the use cases in the server's rendering. */
export const ApiContext = createContext<CallApi>(unset);
export const useApi = (): CallApi => useContext(ApiContext);
