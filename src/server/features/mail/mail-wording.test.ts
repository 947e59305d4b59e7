import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { mail, mailWording } from '#server/db/schema/mail.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import { sendMail } from './send-mail.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.reset();
	await house.queries.execute(sql`delete from mail_wording`);
	await house.queries.execute(sql`delete from attempt`);
});

const at = '/api/console/mail-templates';
const read = async (template: string, language = 'en') =>
	(await house.call('operator', `GET ${at}/${template}?language=${language}`)).body;
const word = (template: string, texts: object, { revision = 0, language = 'en' } = {}) =>
	house.call('operator', `PUT ${at}/${template}/wording`, { body: { language, revision, texts } });
const partOf = (body: { wording: { parts: { part: string }[] } }, name: string) =>
	body.wording.parts.find(({ part }) => part === name);

/** As the job does, into the mailbox that stands in for SMTP. */
async function sentTest(template: string, language = 'en') {
	expect((await house.call('operator', `POST ${at}/${template}/test`, { body: { language } })).status).toBe(200);
	const [row] = await house.queries.select().from(mail).where(eq(mail.status, 'queued'));
	const mailer = { send: async () => 'kept' as const, close: () => undefined };
	const context = { queries: house.queries, services: house.services, now: house.now, isLastTry: true };
	await sendMail({ ...context, mailer } as unknown as Parameters<typeof sendMail>[0], { mailId: row?.id ?? '' });
	const [sent] = await house.queries
		.select()
		.from(mail)
		.where(eq(mail.id, row?.id ?? ''));
	return sent;
}

test('an operator words a mail in one language: it is looked at, kept, sent, told of and taken back', async () => {
	const before = await read('rating-published');
	expect(before.wording.revision).toBe(0);
	expect(partOf(before, 'subject')).toMatchObject({ own: null, standing: null, placeholders: ['{product}'] });
	const own = {
		subject: 'Everybody can read you on {product}',
		text: 'Thank you.\n\nYour words help the next guest of {product}.',
	};
	const looked = await house.call('operator', `POST ${at}/rating-published/preview`, {
		body: { language: 'en', texts: own },
	});
	expect([looked.status, looked.body.subject]).toEqual([
		200,
		'Everybody can read you on Palace walk before the gates open',
	]);
	expect((await read('rating-published')).subject).toBe(before.subject);

	const set = await word('rating-published', { ...own, heading: ' ' });
	expect([set.status, set.body.wording.revision]).toEqual([200, 1]);
	expect(partOf(set.body, 'subject')).toMatchObject({ own: own.subject, standing: 'own' });
	expect(partOf(set.body, 'heading')).toMatchObject({ own: null, standing: null });
	const sent = await sentTest('rating-published');
	expect(sent?.subject).toBe('[Test] Everybody can read you on Palace walk before the gates open');
	expect(sent?.plain).toContain('Your words help the next guest');
	// Another language is another mail.
	expect((await sentTest('rating-published', 'vn'))?.subject).toBe(
		`[Thử] ${(await read('rating-published', 'vn')).subject}`,
	);
	expect((await read('rating-published', 'vn')).wording.revision).toBe(0);

	const { templates } = (await house.call('operator', `GET ${at}?language=en`)).body;
	expect(templates.find(({ template }: { template: string }) => template === 'rating-published')).toEqual({
		...{ template: 'rating-published', subject: set.body.subject, name: expect.stringMatching(/\w/) },
		worded: [{ language: 'en', standing: 'own' }],
	});
	expect((await word('rating-published', {}, { revision: 1 })).body).toMatchObject({
		subject: before.subject,
		html: before.html,
	});
	const history = (await house.call('operator', `GET ${at}/rating-published/wordings?language=en`)).body;
	expect(history.total).toBe(2);
	expect(history.items).toMatchObject([
		{
			revision: 2,
			by: expect.stringMatching(/\w/),
			changes: [{ part: 'subject', before: own.subject, after: null }, {}],
		},
		{
			revision: 1,
			changes: [
				{ part: 'subject', before: null, after: own.subject },
				{ part: 'text', after: own.text },
			],
		},
	]);
	const trail = await house.queries.select().from(event).where(eq(event.kind, 'mail.worded'));
	expect(trail).toHaveLength(2);
	expect(trail[0]).toMatchObject({
		...{ subjectKind: 'mail', subjectId: 'rating-published', actorKind: 'operator', facts: { language: 'en' } },
		changes: { subject: { before: null, after: own.subject } },
	});
});

test('a sentence that leaves something out is refused beside its field, looked at or kept, and nothing of it is kept', async () => {
	const texts = { subject: 'Your rating is out', text: 'See {product} at {place}', heading: '{product' };
	const faults = [
		{ at: 'texts.subject', code: 'placeholder-missing' },
		{ at: 'texts.heading', code: 'message-broken' },
		{ at: 'texts.text', code: 'placeholder-unknown' },
	];
	const kept = await word('rating-published', texts);
	expect([kept.status, kept.body.faults]).toEqual([400, faults]);
	const looked = await house.call('operator', `POST ${at}/rating-published/preview`, {
		body: { language: 'en', texts },
	});
	expect(looked.body.faults).toEqual(faults);
	expect((await word('rating-published', { subject: `{product} ${'x'.repeat(200)}` })).body.faults).toEqual([
		{ at: 'texts.subject', code: 'too-long' },
	]);
	expect(await house.queries.$count(mailWording)).toBe(0);
	expect(await house.queries.$count(event, eq(event.kind, 'mail.worded'))).toBe(0);
});

test('who has not seen the wording as it is keeps none; of two at once one is first', async () => {
	const race = await Promise.all([1, 2].map((at) => word('links-ended', { heading: `Version ${at}` })));
	expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await word('links-ended', { heading: 'Later' })).body.code).toBe('changed-since');
	expect((await word('links-ended', { heading: 'Later' }, { revision: 7 })).body.code).toBe('changed-since');
	expect((await word('links-ended', { heading: 'Later' }, { revision: 1 })).status).toBe(200);
});

test('what was written before another release is told: sent while it fits, else the standard is', async () => {
	const standard = await read('rating-published');
	await house.queries.insert(mailWording).values({
		...{ template: 'rating-published', locale: 'en', revision: 1, authorId: null, at: house.now },
		texts: {
			subject: { text: 'On {shop}', of: 'an older sentence' },
			heading: { text: 'It is out', of: 'an older sentence' },
		},
	});
	const now = await read('rating-published');
	expect([partOf(now, 'subject'), partOf(now, 'heading')]).toMatchObject([
		{ standing: 'unsent' },
		{ standing: 'older' },
	]);
	expect(now.subject).toBe(standard.subject);
	const sent = await sentTest('rating-published');
	expect(sent?.subject).toBe(`[Test] ${standard.subject}`);
	expect(sent?.html).toContain('It is out');
	const { templates } = (await house.call('operator', `GET ${at}?language=ko`)).body;
	expect(templates.find(({ template }: { template: string }) => template === 'rating-published').worded).toEqual([
		{ language: 'en', standing: 'unsent' },
	]);
	// To look at it again and keep it makes it one of today's.
	const again = await word('rating-published', { heading: 'It is out' }, { revision: 1 });
	expect(partOf(again.body, 'heading')).toMatchObject({ own: 'It is out', standing: 'own' });
});

test('a number in a style that cannot be written is refused beside its field, looked at or kept', async () => {
	const texts = { text: 'You have {left, number, won} left. {left, plural, one {#} other {#}}' };
	const faults = [{ at: 'texts.text', code: 'placeholder-styled' }];
	const kept = await word('recovery-used', texts);
	expect([kept.status, kept.body.faults]).toEqual([400, faults]);
	const looked = await house.call('operator', `POST ${at}/recovery-used/preview`, { body: { language: 'en', texts } });
	expect([looked.status, looked.body.faults]).toEqual([400, faults]);
	expect(await house.queries.$count(mailWording)).toBe(0);
});

test('one that was kept before that was refused stops no mail and closes no page, and is taken back', async () => {
	const standard = await read('recovery-used');
	const broken = { text: 'You have {left, number, won} left.', of: 'x' };
	await house.queries.insert(mailWording).values({
		...{ template: 'recovery-used', locale: 'en', revision: 1, authorId: null, at: house.now },
		texts: { text: broken },
	});
	const list = await house.call('operator', `GET ${at}?language=en`);
	expect(list.status).toBe(200);
	expect(list.body.templates.find(({ template }: { template: string }) => template === 'recovery-used').worded).toEqual(
		[{ language: 'en', standing: 'unsent' }],
	);
	const page = await read('recovery-used');
	expect(partOf(page, 'text')).toMatchObject({ own: broken.text, standing: 'unsent' });
	expect(page.plain).toBe(standard.plain);
	expect(await sentTest('recovery-used')).toMatchObject({ status: 'kept', subject: `[Test] ${standard.subject}` });
	expect((await word('recovery-used', {}, { revision: 1 })).status).toBe(200);
});

test('one mail of several things is looked at as such', async () => {
	const texts = { 'subject-many': 'Now {count, number}: please look' };
	const body = { language: 'en', texts, isSeveral: true };
	const { body: looked } = await house.call('operator', `POST ${at}/rating-to-moderate/preview`, { body });
	expect(looked.subject).toBe('Now 3: please look');
	expect((await word('verify-email', texts)).body.faults).toEqual([
		{ at: 'texts.subject-many', code: 'unknown-field' },
	]);
});

test('history goes on page by page, each beside what it replaced', async () => {
	await house.queries.insert(mailWording).values(
		Array.from({ length: 25 }, (_, index) => ({
			...{ template: 'links-ended', locale: 'en' as const, revision: index + 1, authorId: null, at: house.now },
			texts: { heading: { text: `Heading ${index + 1}`, of: 'x' } },
		})),
	);
	const list = `${at}/links-ended/wordings?language=en`;
	const first = (await house.call('operator', `GET ${list}`)).body;
	const second = (await house.call('operator', `GET ${list}&cursor=${first.nextCursor}`)).body;
	expect([first.items.length, second.items.length, second.nextCursor, first.total]).toEqual([20, 5, null, 25]);
	expect(first.items.at(-1).changes).toEqual([{ part: 'heading', before: 'Heading 5', after: 'Heading 6' }]);
	expect(second.items.at(-1)).toMatchObject({ by: null, changes: [{ before: null, after: 'Heading 1' }] });
});

test('nobody but an operator words a mail', async () => {
	const body = { language: 'en', revision: 0, texts: { heading: 'Mine' } };
	for (const who of ['visitor', 'guest', 'partner'] as const) {
		expect([401, 404]).toContain((await house.call(who, `PUT ${at}/links-ended/wording`, { body })).status);
		expect([401, 404]).toContain((await house.call(who, `GET ${at}/links-ended/wordings?language=en`)).status);
	}
	expect((await house.call('operator', `PUT ${at}/no-such-mail/wording`, { body })).status).toBe(404);
	expect(await house.queries.$count(mailWording)).toBe(0);
});
