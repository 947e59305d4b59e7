import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { withText } from '../../../../tests/support/content-calls.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.reset();
	await house.adopt();
});

const path = '/api/console/translations';
const type = 'application/xliff+xml';
const take = (who: Actor, query: string) => house.call(who, `GET ${path}/file?${query}`);
const taken = async (who: Actor, query: string) => (await take(who, query)).bytes.toString('utf8');
const tried = (who: Actor, file: string) =>
	house.call(who, `POST ${path}/trials`, { file: Buffer.from(file), type }).then(({ body }) => body);
const put = (who: Actor, file: string, mark: string) =>
	house.call(who, `POST ${path}/applications?mark=${mark}`, { file: Buffer.from(file), type });
const newest = async (who: Actor, kind: 'notice' | 'product', id: string) => (await house.read(who, kind, id)).body;

/** What a translator does: every text that has none gets one. */
const translated = (file: string, say: (source: string) => string) =>
	file.replace(
		/<segment state="initial">(<source xml:space="preserve">([^<]*)<\/source>)(?:<target[^<]*<\/target>)?<\/segment>/g,
		(_, source, text) => `<segment state="translated">${source}<target>${say(text)}</target></segment>`,
	);

test('what is missing is summed by kind and language, and listed thing by thing', async () => {
	const { kinds } = (await house.call('operator', `GET ${path}/summary`)).body;
	expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
		...['product', 'provider', 'notice', 'promotion', 'page-text'],
	]);
	const notices = kinds.find(({ kind }: { kind: string }) => kind === 'notice');
	expect(notices).toMatchObject({
		total: 1,
		languages: { ko: { whole: 1, percent: 100 }, th: { whole: 0, percent: 0 } },
	});
	const list = (more: string) => house.call('operator', `GET ${path}?language=en&${more}`).then(({ body }) => body);
	expect(await list('kind=notice&to=th&scope=open')).toMatchObject({
		total: 1,
		items: [{ kind: 'notice', id: 'opening', percent: 0, missing: ['title', 'body'], older: [], isAhead: false }],
	});
	expect(await list('kind=notice&to=ko&scope=open')).toMatchObject({ total: 0, items: [] });
	await house.edit('operator', 'notice', 'opening', withText('ko', 'body', '다시 어서 오세요.'));
	expect(await list('kind=notice&to=en&scope=open')).toMatchObject({ items: [{ older: ['body'], isAhead: true }] });
});

test('it is the agency’s: nobody of a house sees what others have, nor puts anything in', async () => {
	for (const who of ['visitor', 'guest', 'partner'] as const) {
		const expected = who === 'visitor' ? 401 : 404;
		expect((await house.call(who, `GET ${path}/summary`)).status).toBe(expected);
		expect((await house.call(who, `GET ${path}?kind=product&to=th&scope=all&language=en`)).status).toBe(expected);
		expect((await take(who, 'from=en&to=th&scope=all')).status).toBe(expected);
		expect((await put(who, '<x/>', 'x'.repeat(30))).status).toBe(expected);
	}
});

test('out, filled in and back: each thing has another draft, readers see nothing of it, and the trail has it', async () => {
	const { bytes, headers } = await take('operator', 'from=ko&to=th&scope=open&kind=notice');
	expect(headers['content-disposition']).toMatch(/maru-notice-ko-th-.*\.xlf/);
	const file = translated(bytes.toString('utf8'), (source) => `ไทย ${source}`);
	const trial = await tried('operator', file);
	expect(trial).toMatchObject({
		...{ outcome: 'read', from: 'ko', to: 'th', things: 1, bad: [] },
		counts: { changed: 2, confirmed: 0, unchanged: 0, left: 0, bad: 0 },
		changed: [{ kind: 'notice', id: 'opening', changes: [{ unit: 'title', before: '', after: 'ไทย 개업' }, {}] }],
	});
	expect((await newest('operator', 'notice', 'opening')).latest).toBe(1);
	expect((await put('operator', file, trial.mark)).body).toMatchObject({ things: 1, counts: { changed: 2 } });
	const editing = await newest('operator', 'notice', 'opening');
	expect(editing).toMatchObject({ latest: 2, published: 1, revision: { author: { by: 'me' } } });
	expect(editing.content.value.texts.th).toEqual({ title: 'ไทย 개업', body: 'ไทย 어서 오세요.' });
	expect(editing.completeness.percent.th).toBe(100);
	expect((await house.call('visitor', 'GET /api/notices/opening?language=th')).body.title).toBe('Opening');
	expect(await house.trail('content.translated')).toMatchObject({ facts: { things: 1, language: 'th' } });
	// The same file again changes nothing.
	expect((await tried('operator', file)).counts).toMatchObject({ changed: 0, unchanged: 2, bad: 0 });
	expect((await take('operator', 'from=ko&to=th&scope=open&kind=notice')).body.code).toBe('nothing-new');
});

test('one bad unit keeps all of a file out, and what changed meanwhile has to be looked at again', async () => {
	const file = translated(await taken('operator', 'from=en&to=ru&scope=open'), (source) => `По-русски ${source}`);
	const trial = await tried('operator', file);
	expect(trial.things).toBeGreaterThan(3);
	const broken = file.replace('<target>По-русски Opening</target>', '<target> </target>');
	const { counts, bad, mark } = await tried('operator', broken);
	expect(counts.bad).toBe(1);
	expect(bad).toMatchObject([{ kind: 'notice', id: 'opening', faults: [{ unit: 'title', why: 'empty' }] }]);
	expect((await put('operator', broken, mark)).body).toMatchObject({ code: 'invalid-input', faults: [{ count: 1 }] });
	expect((await newest('operator', 'product', 'tour')).latest).toBe(1);
	await house.edit('operator', 'notice', 'opening', withText('en', 'body', 'Another text.'));
	expect((await put('operator', file, trial.mark)).body.code).toBe('invalid-input');
	expect((await tried('operator', file)).bad).toMatchObject([{ faults: [{ unit: 'body', why: 'source-changed' }] }]);
	await house.edit('operator', 'notice', 'opening', withText('en', 'body', 'Welcome.'));
	expect((await put('operator', file, trial.mark)).body.code).toBe('changed-since');
	expect((await newest('operator', 'product', 'tour')).latest).toBe(1);
	expect((await put('operator', file, (await tried('operator', file)).mark)).status).toBe(200);
	expect((await newest('operator', 'product', 'tour')).latest).toBe(2);
});

test('a house whose products the agency had translated is told', async () => {
	const file = translated(await taken('operator', 'from=en&to=id&scope=all&kind=product'), (source) => `id ${source}`);
	await put('operator', file, (await tried('operator', file)).mark);
	await tellEvents(house.services);
	const told = async (who: Actor) => (await house.call(who, 'GET /api/notifications?language=en')).body.items;
	expect(await told('partner')).toMatchObject([{ kind: 'content.translated', side: 'house' }]);
	expect(await told('operator')).toEqual([]);
});

test('a file without the mark of what it was made from writes over nothing that is there already', async () => {
	const bare = (file: string) => file.replace(/(original="[^"#]+)#\d+"/g, '$1"');
	const file = translated(await taken('operator', 'from=ko&to=th&scope=open&kind=notice'), (source) => `ไทย ${source}`);
	expect(bare(file)).not.toBe(file);
	// Nothing was translated yet: nothing can have changed since.
	const trial = await tried('operator', bare(file));
	expect(trial.counts).toMatchObject({ changed: 2, bad: 0 });
	expect((await put('operator', bare(file), trial.mark)).status).toBe(200);
	const again = bare(file.replaceAll('<target>ไทย', '<target>ใหม่'));
	const { counts, bad, mark } = await tried('operator', again);
	expect(counts).toMatchObject({ changed: 0, bad: 2 });
	expect(bad).toMatchObject([
		{
			id: 'opening',
			faults: [
				{ unit: 'title', why: 'not-checkable' },
				{ unit: 'body', why: 'not-checkable' },
			],
		},
	]);
	expect((await put('operator', again, mark)).body.code).toBe('invalid-input');
	// The same words as are there harm nobody, and a mark of a draft that is gone is none.
	expect((await tried('operator', bare(file))).counts).toMatchObject({ unchanged: 2, bad: 0 });
	expect((await tried('operator', again.replaceAll(/(original="[^"#]+)"/g, '$1#99"'))).counts.bad).toBe(2);
});

test('too long a text is a bad unit, and so is a file that is none', async () => {
	const file = await taken('operator', 'from=ko&to=th&scope=open&kind=notice');
	const long = translated(file, (source) => source.repeat(150));
	expect((await tried('operator', long)).bad).toMatchObject([{ faults: [{ unit: 'title', why: 'too-long' }] }]);
	// Whatever else is wrong is told in the same round, and what is wrong is no change.
	const odd = await tried('operator', long.replace('id="body"', 'id="lead"'));
	expect(odd.bad).toMatchObject([
		{
			faults: [
				{ unit: 'lead', why: 'unknown-unit' },
				{ unit: 'title', why: 'too-long' },
			],
		},
	]);
	expect([odd.changed, odd.things, odd.counts.changed]).toEqual([[], 0, 0]);
	expect(await tried('operator', 'PK\u0003\u0004')).toMatchObject({ outcome: 'unreadable', why: 'malformed' });
	const wide = house.call('operator', `POST ${path}/trials`, { file: Buffer.from([0xff, 0xc3, 0x28]), type });
	expect((await wide).body).toMatchObject({ outcome: 'unreadable', why: 'encoding' });
	expect((await put('operator', '<x/>', 'x'.repeat(30))).body).toMatchObject({ faults: [{ code: 'file-unreadable' }] });
});
