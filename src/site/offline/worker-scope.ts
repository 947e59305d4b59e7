/** What a service worker has around it, as far as ours uses it: the types of browsers and of workers cannot be had together. */
type Client = { postMessage(message: unknown): void };
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = LastingEvent & {
	request: Request;
	clientId: string;
	preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
};
type MessageToWorker = LastingEvent & { data: unknown; ports: readonly MessagePort[] };

type Events = { install: LastingEvent; activate: LastingEvent; fetch: FetchEvent; message: MessageToWorker };

export type WorkerScope = {
	location: Location;
	caches: CacheStorage;
	registration: {
		unregister(): Promise<boolean>;
		navigationPreload?: { enable(): Promise<void> };
	};
	clients: { get(id: string): Promise<Client | undefined>; claim(): Promise<void> };
	skipWaiting(): Promise<void>;
	addEventListener<Name extends keyof Events>(name: Name, act: (event: Events[Name]) => void): void;
};
