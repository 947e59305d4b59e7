import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AnswerForm } from '#contract/api/matching-fields.ts';
import type { DemoAnswer, DemoQuestion } from '#demo/demo-question.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { AnswerState } from '#domain/matching/answer.ts';
import { nextDue } from '#domain/matching/due.ts';
import { isHealthArea } from '#domain/matching/privacy.ts';
import { acceptHours, isEnded, matchedDays, openDays } from '#domain/matching/question.ts';
import { waitRank } from '#domain/matching/waiting.ts';
import { groupCodes } from '#domain/member/group.ts';
import { noNeeds } from '#domain/reservation/needs.ts';
import { validUntilOf } from '#server/features/matching/answer-fields.ts';
import { countsOf, subjectOf } from '#server/features/matching/apply-move.ts';
import {
	type AnswerRow,
	findAnswerVersion,
	insertAnswer,
	insertQuestion,
	replaceWords,
	updateAnswers,
	updateQuestion,
} from '#server/features/matching/question.repo.ts';
import { questionColumns, wordsOfQuestion } from '#server/features/matching/question-fields.ts';
import { writeVersion } from '#server/features/matching/write-version.ts';
import { holdPrice } from '#server/features/reservation/agreed-price.repo.ts';
import { lockThread, openThread } from '#server/features/thread/thread.repo.ts';
import { insertMessage } from '#server/features/thread/thread-message.repo.ts';
import { keepWords } from '#server/features/thread/thread-view.ts';
import { member } from '../schema/member.ts';
import { product } from '../schema/product.ts';
import { provider } from '../schema/provider.ts';
import type { DemoHouse } from './demo-reservations.ts';
import { loadDemo } from './load-demo.ts';

/** Questions in every state with their answers, prices, threads and words. Nobody is told of what happened before the installation. */
export async function insertQuestions(house: DemoHouse): Promise<void> {
	for (const demo of await loadDemo<DemoQuestion>('questions')) await insertOne(house, demo);
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Somebody with an account, or a traveller who has one from now on that nobody knows the password of. */
async function askerOf({ work, now, memberOf }: DemoHouse, { asker, language, askedDaysAgo }: DemoQuestion) {
	if ('email' in asker) return memberOf(asker.email);
	const { firstName, lastName, country } = asker;
	const email = `${firstName}.${lastName}@traveller.example`.toLowerCase().replace(/\s+/g, '-');
	const [known] = await work.select().from(member).where(eq(member.email, email));
	if (known) return known;
	const joinedAt = before(now, (askedDaysAgo + 3) * dayMs);
	const [made] = await work
		.insert(member)
		.values({
			...{ email, firstName, lastName, country, locale: language, group: groupCodes.general },
			...{ passwordHash: 'none', emailVerifiedAt: joinedAt, createdAt: joinedAt },
		})
		.returning();
	if (!made) throw new Error(`the demonstration lacks ${email}`);
	return made;
}

async function insertOne(house: DemoHouse, demo: DemoQuestion): Promise<void> {
	const { work, keys, now } = house;
	const asker = await askerOf(house, demo);
	const id = randomUUID();
	const createdAt = before(now, demo.askedDaysAgo * dayMs);
	const today = koreanDay(now);
	const { wished, needs, area, kind, title, contents, persons, budget, region, isPrivate } = demo;
	const fields = {
		...{ area, kind, title, contents, persons, budget, region, isPrivate, locale: demo.language, fileIds: [] },
		contact: { email: asker.email, phone: asker.phone, messenger: null },
		wished: wished && { from: addDays(today, wished.fromInDays), to: addDays(today, wished.toInDays) },
		languages: [...demo.languages],
		needs: { ...noNeeds, ...needs },
	};
	const life = lifeOf(demo, { now, createdAt });
	await insertQuestion(work, {
		...{ id, memberId: asker.id, bodyHash: '', country: asker.country ?? '', createdAt, reminded: ['unanswered'] },
		...{ ...life, waitRank: waitRank(demo.state), lookedAt: life.touchedAt },
		...questionColumns(keys, id, fields),
	});
	await replaceWords(work, id, wordsOfQuestion(fields));
	const answers: AnswerRow[] = [];
	for (const one of demo.answers) answers.push(await insertAnswerOf(house, { id, demo, one, createdAt, life }));
	const counted = countsOf(answers);
	const sweepAt = nextDue({
		...{ ...life, state: demo.state, createdAt, erasedAt: null, reminded: ['unanswered'] },
		answers: counted.answerCount,
	});
	await updateQuestion(work, id, { ...counted, sweepAt });
	await insertThreads(house, { demo, answers, askerId: asker.id });
}

type Life = ReturnType<typeof lifeOf>;

/** The moments that belong to its state. */
function lifeOf(
	{ state, ended, picked, askedDaysAgo }: DemoQuestion,
	{ now, createdAt }: { now: Date; createdAt: Date },
) {
	const expiresAt = new Date(createdAt.getTime() + openDays * dayMs);
	const pickedAt = picked ? before(now, picked.daysAgo * dayMs) : null;
	const acceptedAt = pickedAt && new Date(pickedAt.getTime() + 5 * hourMs);
	const due = {
		requested: pickedAt && new Date(pickedAt.getTime() + acceptHours * hourMs),
		matched: acceptedAt && new Date(acceptedAt.getTime() + matchedDays * dayMs),
	}[state as 'requested'];
	const endedAt = ended ? before(now, ended.daysAgo * dayMs) : state === 'expired' ? expiresAt : null;
	const touchedAt =
		endedAt ?? (state === 'matched' ? acceptedAt : null) ?? pickedAt ?? before(now, (askedDaysAgo * dayMs) / 2);
	return {
		...{ status: state, expiresAt, dueAt: due ?? null, touchedAt },
		endedAt: isEnded(state) ? (endedAt ?? touchedAt) : null,
		endReason: state === 'closed' ? (ended?.reason ?? ('over' as const)) : (ended?.reason ?? null),
	};
}

function statusOf({ state, picked }: DemoQuestion, providerId: string): AnswerState {
	if (picked?.provider === providerId) return state === 'requested' ? 'picked' : 'accepted';
	return ['open', 'answered', 'requested'].includes(state) ? 'offered' : 'closed';
}

type Answering = { id: string; demo: DemoQuestion; one: DemoAnswer; createdAt: Date; life: Life };

async function insertAnswerOf(house: DemoHouse, { id, demo, one, createdAt, life }: Answering): Promise<AnswerRow> {
	const { work, keys, now } = house;
	const offered = await work.select().from(product).where(eq(product.providerId, one.provider));
	const own = offered.find(({ kind }) => kind === demo.kind) ?? offered.find(({ area }) => area === demo.area);
	const [kept] = await work
		.select({ organisationId: provider.organisationId })
		.from(provider)
		.where(eq(provider.id, one.provider));
	const first = own ?? offered[0];
	if (!kept || !first) throw new Error(`the demonstration lacks ${one.provider}`);
	const { actorId: authorId } = house.answererOf(first);
	const status = statusOf(demo, one.provider);
	const versions = [...(one.earlier ?? []), one];
	const sentAt = (hours: number) => new Date(createdAt.getTime() + hours * hourMs);
	const answeredAt = sentAt(versions[0]?.hoursAfter ?? one.hoursAfter);
	const row: AnswerRow = {
		...{ id: randomUUID(), questionId: id, providerId: one.provider, status, version: versions.length },
		...{ totalWon: null, validUntil: null, reason: null, reservationId: null, hiddenAt: null, hiddenReason: null },
		minutes: Math.round((answeredAt.getTime() - createdAt.getTime()) / 60_000),
		...{
			createdAt: answeredAt,
			renewedAt: sentAt(one.hoursAfter),
			touchedAt: status === 'offered' ? sentAt(one.hoursAfter) : life.touchedAt,
		},
	};
	await insertAnswer(work, row);
	const today = koreanDay(now);
	for (const [at, offer] of versions.entries()) {
		const form: AnswerForm = {
			...{ key: randomUUID(), text: offer.text, locale: offer.language, lines: own ? [...offer.lines] : [] },
			phrases: (offer.phrases ?? []).map(({ phrase, slots }) => ({ phrase, slots: { ...slots } })),
			productId: own?.id ?? null,
			dates: offer.dates.map(({ inDays, time }) => ({ on: addDays(today, inDays), time })),
			...{ places: 0, validDays: offer.validDays },
		};
		const written = sentAt(offer.hoursAfter);
		const known = at === 0 ? undefined : await findAnswerVersion(work, { answerId: row.id, version: at });
		const question = { isPrivate: demo.isPrivate, persons: demo.persons };
		const writing = { form, bodyHash: '', answerId: row.id, version: at + 1, question, before: known, authorId };
		await writeVersion(work, keys, { ...writing, now: written });
		row.totalWon =
			form.lines.length === 0 ? null : form.lines.reduce((sum, { quantity, won }) => sum + quantity * (won ?? 0), 0);
		row.validUntil = validUntilOf(form, written);
	}
	await updateAnswers(work, [row.id], { totalWon: row.totalWon, validUntil: row.validUntil });
	if (status === 'accepted' && life.dueAt) await holdPrice(work, subjectOf(row.id), life.dueAt);
	return row;
}

type Writing = { demo: DemoQuestion; answers: readonly AnswerRow[]; askerId: string };

/** From the first answer on both may write; what they wrote stands in the thread of who was picked, else of the first. */
async function insertThreads({ work, keys, now, answererOf }: DemoHouse, { demo, answers, askerId }: Writing) {
	const isHealth = demo.isPrivate || isHealthArea(demo.area);
	const chosen = answers.find(({ providerId }) => providerId === demo.picked?.provider) ?? answers[0];
	for (const answer of answers) {
		const [kept] = await work
			.select({ organisationId: provider.organisationId })
			.from(provider)
			.where(eq(provider.id, answer.providerId));
		const threadId = await openThread(work, {
			subject: { kind: 'matching-answer', id: answer.id },
			isHealth,
			parties: [
				{ role: 'guest', memberId: askerId },
				{ role: 'provider', organisationId: kept?.organisationId ?? '' },
			],
			at: answer.createdAt,
		});
		if (answer !== chosen) continue;
		for (const message of demo.thread ?? []) {
			const held = await lockThread(work, threadId);
			const [one] = await work.select().from(product).where(eq(product.providerId, answer.providerId));
			if (!held || !one) continue;
			const id = randomUUID();
			const isAsker = message.by === 'asker';
			const language = isAsker
				? demo.language
				: (demo.answers.find((of) => of.provider === answer.providerId)?.language ?? 'ko');
			await insertMessage(work, held.row, {
				...{ id, threadId, role: isAsker ? 'guest' : 'provider', at: before(now, message.hoursAgo * hourMs) },
				language: message.text === '' ? null : language,
				authorId: isAsker ? askerId : answererOf(one).actorId,
				authorOrganisationId: isAsker ? null : (kept?.organisationId ?? null),
				...keepWords(keys, { id, isSealed: isHealth }, { phrases: [], ...message }),
			});
		}
	}
}
