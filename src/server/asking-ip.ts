import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string>();

/** Answers a request: whatever it writes to the trail was done from this address. */
export const askedFrom = <T>(ip: string, work: () => T): T => asking.run(ip, work);

/** The address of the request at work; undefined in jobs and tools. Only the trail asks (`domain/event/noted-network.ts`). */
export const askingIp = (): string | undefined => asking.getStore();
