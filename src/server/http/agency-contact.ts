import type { FastifyInstance } from 'fastify';
import type { CallApi } from '#contract/api.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';

/** Whom to call when a page fails; the e-mail address is not among it, which would be there to harvest. */
export type AgencyContact = { companyName: string; address: string; phone: string };

declare module 'fastify' {
	interface FastifyInstance {
		/** As it was last read: when a page fails, the database may be what failed. */
		agencyContact: (locale: Locale) => AgencyContact | undefined;
	}
}

const freshMs = 60_000;

/** Reads the contact when the server begins to listen, and again now and then when a page fails. */
export function rememberAgency(app: FastifyInstance, callApiOfVisitor: () => CallApi): void {
	const known = new Map<Locale, AgencyContact>();
	let askedAt = 0;
	const read = async (language: Locale) => {
		const { companyName, address, phone } = await callApiOfVisitor()('GET /api/profile', { query: { language } });
		known.set(language, { companyName, address, phone });
	};
	const refresh = async () => {
		if (Date.now() - askedAt < freshMs) return;
		askedAt = Date.now();
		await Promise.allSettled(allLocales.map(read));
	};
	app.decorate('agencyContact', (locale: Locale) => {
		void refresh();
		return known.get(locale);
	});
	app.addHook('onListen', refresh);
}
