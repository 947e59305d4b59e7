import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { loggerOptions } from '#server/http/logging.ts';
import { createIdentify } from '#server/identify.ts';
import {
	type ConsultationHouse,
	canary,
	clinicAnswer,
	consultationFor,
	openConsultationHouse,
} from '../../../../tests/support/consultation-house.ts';
import { dumpOf } from '../../../../tests/support/dump-of.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { sweepConsultations } from './sweep-consultations.ts';

let house: ConsultationHouse;
beforeAll(async () => {
	house = await openConsultationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

/** In every field that tells of health: wishes, answers, the name of the patient, what the clinic says and why it cannot. */
const everyField = consultationFor({
	patient: { isSelf: false, firstName: 'Canarya', lastName: 'Secretova', birthOn: '1961-07-08', gender: 'female' },
	answers: {
		medicines: { says: 'yes', text: `${canary} medicines` },
		pregnancy: { says: 'unsure', text: `${canary} pregnancy` },
		'last-screening': { says: null, text: `${canary} screening` },
	},
});

test('not a word about health stands anywhere in the open: dump, log, mails, news, pages of others', async () => {
	let log = '';
	const stream = new Writable({
		write: (chunk, _, done) => {
			log += chunk;
			done();
		},
	});
	const { queries, services } = house;
	const app = await buildTestApp({
		...{ queries, services, identify: createIdentify({ queries, services }) },
		logger: { ...(loggerOptions('trace') as object), stream },
	});
	const ask = (method: 'GET' | 'POST', url: string, who: 'guest' | 'partner', payload?: object) =>
		app.inject({
			...{ method, url, headers: { cookie: house.cookieOf(who), 'sec-fetch-site': 'same-origin' } },
			...(payload && { payload }),
		});
	expect((await ask('POST', '/api/consultations', 'guest', everyField)).statusCode).toBe(200);
	const id = everyField.key;
	expect((await ask('GET', `/api/consultations/${id}?language=ko`, 'partner')).body).toContain(canary);
	const answered = await ask('POST', `/api/consultations/${id}/answers`, 'partner', clinicAnswer());
	expect(answered.statusCode, answered.body).toBe(200);
	expect((await ask('GET', `/api/consultations/${id}?language=th`, 'guest')).body).toContain(`${canary}-answer`);
	const declined = consultationFor();
	await ask('POST', '/api/consultations', 'guest', declined);
	await ask('POST', `/api/consultations/${declined.key}/moves`, 'partner', { move: 'decline', reason: canary });
	await app.close();
	// Reminders too.
	house.clock.pass({ days: 6, hours: 1 });
	await sweepConsultations({ queries, services, now: house.now });
	expect(await house.templatesTo('guest')).toContain('consultation-price-ending');
	await tellEvents(services);
	const everything = await dumpOf(house.queries);
	expect(everything).toContain(id);
	expect(log).toContain('/api/consultations/:id');
	for (const secret of [canary, 'Secretova', '1961-07-08']) {
		expect(everything.includes(secret), `dump ${secret}`).toBe(false);
		expect(log.includes(secret), `log ${secret}`).toBe(false);
		for (const who of ['guest', 'partner'] as const)
			expect(JSON.stringify(await house.mailsTo(house.emailOf(who))).includes(secret), `mail ${secret}`).toBe(false);
	}
	const lists = ['as=house', 'as=member'].map((as) => `GET /api/consultations?${as}&language=en`);
	for (const who of ['other', 'rival', 'operator'] as const)
		for (const call of [`GET /api/consultations/${id}?language=en`, ...lists]) {
			const { body } = await house.call(who, call);
			expect(JSON.stringify(body ?? '').includes(canary), `${who} ${call}`).toBe(false);
		}
	for (const who of ['guest', 'partner'] as const)
		for (const call of [...lists, 'GET /api/notifications?language=en'])
			expect(JSON.stringify((await house.call(who, call)).body).includes(canary), `${who} ${call}`).toBe(false);
});
