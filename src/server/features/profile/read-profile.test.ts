import { expect, test, vi } from 'vitest';
import type { Pool } from '#server/queries.ts';
import { readProfile } from './read-profile.ts';

const texts = { ko: '마루', en: 'Maru' };
const row = {
	id: 1,
	companyName: texts,
	representative: texts,
	address: texts,
	privacyOfficer: texts,
	mailOrderNumber: texts,
	email: 'hello@maru.example',
	rates: null,
};

function databaseWith(rows: object[]) {
	const query = vi.fn(async () => ({ rows }));
	return { reads: { $client: { query } } as unknown as Pool, query };
}

test('the facts of every page’s footer are read once in five seconds, whatever the language', async () => {
	vi.useFakeTimers();
	const { reads, query } = databaseWith([row]);
	expect(await readProfile(reads, { language: 'en' })).toMatchObject({ ok: true, value: { companyName: 'Maru' } });
	await vi.advanceTimersByTimeAsync(4_900);
	expect(await readProfile(reads, { language: 'ko' })).toMatchObject({ ok: true, value: { companyName: '마루' } });
	expect(query).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(200);
	await readProfile(reads, { language: 'en' });
	expect(query).toHaveBeenCalledTimes(2);
	vi.useRealTimers();
});

test('another database has facts of its own, and what is not there yet is looked for each time', async () => {
	const [full, empty] = [databaseWith([row]), databaseWith([])];
	await readProfile(full.reads, { language: 'en' });
	for (let at = 0; at < 2; at += 1)
		expect(await readProfile(empty.reads, { language: 'en' })).toMatchObject({ ok: false, refusal: 'not-found' });
	expect([full.query, empty.query].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});
