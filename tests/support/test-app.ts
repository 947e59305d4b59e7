import { Readable } from 'node:stream';
import type { Viewer } from '#domain/member/access.ts';
import { handlers } from '#server/features/handlers.ts';
import { createRoomHub } from '#server/features/video/room-hub.ts';
import { type AppOptions, buildApp } from '#server/http/app.ts';
import type { PageSource } from '#server/http/page-source.ts';
import { testServices } from './test-services.ts';

/** Stands in for the built site where a test is not about pages. */
const plainPages: PageSource = {
	render: async () => ({ kind: 'page', status: 200, language: 'en', body: Readable.from(['<!doctype html>']) }),
	assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }),
};

/** The whole server in process, without a port; each test overrides what it is about. */
export function buildTestApp(options: Partial<AppOptions> & Pick<AppOptions, 'queries'>, viewer: Viewer | null = null) {
	const services = options.services ?? testServices(options.queries);
	return buildApp({
		origin: 'http://localhost:3000',
		trustProxy: [],
		maxInFlight: 100,
		atOnce: 50,
		logger: false,
		handlers,
		services,
		rooms: createRoomHub({ queries: options.queries, services, warn: () => undefined }),
		identify: async () => ({
			viewer,
			sessionId: viewer ? '00000000-0000-4000-8000-000000000000' : null,
			signedInAt: viewer ? new Date() : null,
			consoleLocale: null,
		}),
		isDatabaseReady: async () => true,
		isStopping: () => false,
		indexedIds: {},
		pages: plainPages,
		...options,
	});
}

/** For tests that never reach the database. */
export const noQueries = {} as AppOptions['queries'];
