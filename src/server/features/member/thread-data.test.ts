import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { threadMessage, threadParty } from '#server/db/schema/thread.ts';
import { addParty, openThread } from '#server/features/thread/thread.repo.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import { insertTalk } from '../../../../tests/support/insert-talk.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { gatherReservations } from './reservation-data.ts';
import { eraseWords, findMessagesOf, findSealedIds, moveThreads } from './thread-data.repo.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

/** One in the open and one about health; in both the guest, the house, and somebody who interprets. */
beforeEach(async () => {
	await house.clear();
	for (const isHealth of [false, true]) {
		const subjectId = randomUUID();
		await insertTalk(house.queries, { id: subjectId, memberId: house.idOf('guest'), now: house.now });
		const id = await openThread(house.queries, {
			subject: { kind: 'video', id: subjectId },
			isHealth,
			parties: [
				{ role: 'guest', memberId: house.idOf('guest') },
				{ role: 'provider', organisationId: house.organisationOf('partner') },
			],
			at: house.now,
		});
		const party = { role: 'interpreter', memberId: house.idOf('other') } as const;
		await addParty(house.queries, { threadId: id, party, at: house.now });
		for (const who of ['guest', 'partner', 'other'] as const)
			await house.call(who, `POST /api/threads/${id}/messages`, { body: { key: randomUUID(), text: `of ${who}` } });
	}
});

/** As they lie there, opened. */
async function words(): Promise<string[]> {
	const rows = await house.queries.select().from(threadMessage).orderBy(threadMessage.at, threadMessage.number);
	return rows.map(({ id, text, sealed }) =>
		sealed === null ? `${text}` : `sealed ${house.services.keys.open(sealed, messageBinding(id))}`,
	);
}

async function erase(who: 'guest' | 'other' | 'partner') {
	const memberId = house.idOf(who);
	const emptied = (await findSealedIds(house.queries, memberId)).map((id) => ({
		id,
		sealed: house.services.keys.seal('', messageBinding(id)),
	}));
	await eraseWords(house.queries, memberId, emptied);
}

test('what somebody wrote as a person goes, in the open and sealed; what they wrote for a house stays', async () => {
	await erase('guest');
	expect(await words()).toEqual(['', 'of partner', 'of other', 'sealed ', 'sealed of partner', 'sealed of other']);
	await erase('other');
	await erase('partner');
	expect(await words()).toEqual(['', 'of partner', '', 'sealed ', 'sealed of partner', 'sealed ']);
});

test('why an operator hid it goes with the words, in the open and sealed; where the words stay, it stays', async () => {
	await house.queries.update(threadMessage).set({ hiddenAt: house.now, hiddenReason: 'It names an illness.' });
	await erase('guest');
	await erase('other');
	const rows = await house.queries.select().from(threadMessage);
	const kept = rows.filter(({ hiddenReason }) => hiddenReason !== null).map(({ role }) => role);
	expect([kept, rows.filter(({ hiddenAt }) => hiddenAt !== null)]).toEqual([
		['provider', 'provider'],
		expect.objectContaining({ length: 6 }),
	]);
});

test('a download says why one’s own message was hidden, and not why another’s was', async () => {
	await house.queries.update(threadMessage).set({ hiddenAt: house.now, hiddenReason: 'It names an illness.' });
	const rows = await findMessagesOf(house.queries, house.idOf('guest'));
	expect(rows.map(({ role, hiddenReason }) => [role, hiddenReason])).toEqual(
		['guest', 'provider', 'interpreter', 'guest', 'provider', 'interpreter'].map((role) => [
			role,
			role === 'guest' ? 'It names an illness.' : null,
		]),
	);
});

test('a download has no words of others that an operator has hidden, and says who hid them', async () => {
	await house.queries.update(threadMessage).set({ hiddenAt: house.now }).where(ne(threadMessage.role, 'interpreter'));
	const of = { ...house, memberId: house.idOf('guest') };
	const { messages } = await gatherReservations(of);
	const told = messages.map((row) => [row.by, row.text, 'hiddenBy' in row ? row.hiddenBy : null]);
	const each = [
		['me', 'of guest', 'operator'],
		['provider', null, 'operator'],
		['interpreter', 'of other', null],
	];
	expect(told).toEqual([...each, ...each]);
	expect(JSON.stringify(messages)).not.toContain('of partner');
});

test('a guest’s download has all of their threads, another’s what they wrote', async () => {
	const count = async (who: 'guest' | 'other' | 'partner' | 'rival') =>
		(await findMessagesOf(house.queries, house.idOf(who))).length;
	expect([await count('guest'), await count('other'), await count('partner'), await count('rival')]).toEqual([
		6, 2, 2, 0,
	]);
});

test('of several sign-ups one has the threads of all, and stands in none twice', async () => {
	const [guest, other, rival] = [house.idOf('guest'), house.idOf('other'), house.idOf('rival')];
	await moveThreads(house.queries, rival, [guest]);
	await moveThreads(house.queries, rival, [other]);
	const parties = await house.queries.select().from(threadParty);
	expect(parties.filter(({ memberId }) => memberId === rival)).toHaveLength(2);
	expect(parties.filter(({ memberId }) => memberId === guest)).toHaveLength(0);
	const authors = (await house.queries.select().from(threadMessage)).map(({ authorId }) => authorId);
	expect(authors.filter((id) => id === rival)).toHaveLength(4);
});
