import { randomUUID } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import { type DemoConsultation, demoConsultations } from '#demo/consultations.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { consultationDue, reminderHours } from '#domain/consultation/consultation.ts';
import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { agreedTotal } from '#domain/reservation/agreed-price.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { insertAnswer, insertConsultation } from '#server/features/consultation/consultation.repo.ts';
import { sealAnswer, sealConsultation } from '#server/features/consultation/sealed-consultation.ts';
import { insertVersion } from '#server/features/reservation/agreed-price.repo.ts';
import { lockThread, openThread } from '#server/features/thread/thread.repo.ts';
import { insertMessage } from '#server/features/thread/thread-message.repo.ts';
import { keepWords } from '#server/features/thread/thread-view.ts';
import { reservation } from '../schema/reservation.ts';
import type { DemoHouse } from './demo-reservations.ts';

/** How long a price of the demonstration can be taken. */
const priceDays = 14;

/** Consultations in every state. Nobody is told of what happened before the installation. */
export async function insertConsultations(house: DemoHouse): Promise<void> {
	for (const demo of demoConsultations) await insertOne(house, demo);
}

async function insertOne(house: DemoHouse, demo: DemoConsultation): Promise<void> {
	const { work, keys, now } = house;
	const of = house.productOf(demo.product);
	const { id: memberId, firstName, lastName, birthOn, gender } = house.memberOf(demo.member);
	const id = randomUUID();
	const createdAt = new Date(now.getTime() - demo.sentDaysAgo * dayMs);
	const answeredAt = demo.answer && new Date(now.getTime() - demo.answer.daysAgo * dayMs);
	const changedAt = demo.state === 'closed' ? new Date(now.getTime() - dayMs) : (answeredAt ?? createdAt);
	const isErased = demo.end === 'withdrawn';
	const erasedAt = isErased ? changedAt : null;
	const end = demo.end ?? null;
	const reminded = reminderHours.filter((hours) => createdAt.getTime() + hours * hourMs <= now.getTime()).length;
	const { state, wishes, answers, reason, locale } = demo;
	const patient = {
		isSelf: true,
		firstName,
		lastName,
		birthOn: birthOn ?? '1990-01-01',
		gender: gender ?? 'female',
	} as const;
	const words = { patient, doctor: 'any' as const, wishes, answers, ...(reason !== undefined && { reason }) };
	await insertConsultation(work, {
		...{ id, memberId, bodyHash: id, productId: of.id, providerId: of.providerId, state, endReason: end, locale },
		sealed: isErased ? null : sealConsultation(keys, id, words),
		days: demo.days.map((days) => addDays(koreanDay(now), days)),
		...{ wantsInterpreter: true, version: demo.answer ? 1 : 0, reminded, erasedAt, createdAt, changedAt },
		reservationId: end === 'reserved' ? await reservationOf(house, memberId, of.id) : null,
		dueAt: consultationDue({ state, end, createdAt, changedAt, reminded, erasedAt })?.at ?? null,
	});
	const threadId = await openThread(work, {
		...{ subject: { kind: 'consultation', id }, isHealth: true, at: createdAt },
		parties: [
			{ role: 'guest', memberId },
			{ role: 'provider', organisationId: house.organisationOf(of) },
		],
	});
	const { actorId } = house.answererOf(of);
	if (demo.isRead)
		await recordAudit(work, {
			...{ event: 'consultation.read', actor: 'provider', actorId, subjectId: memberId, subject: ['consultation', id] },
			...{ details: { organisation: house.organisationOf(of) }, at: new Date(createdAt.getTime() + 2 * hourMs) },
		});
	if (demo.answer && answeredAt) await insertDemoAnswer(house, { id, demo, actorId, answeredAt });
	await writeMessages(house, { threadId, demo, memberId, actorId });
}

type Answering = { id: string; demo: DemoConsultation; actorId: string; answeredAt: Date };

async function insertDemoAnswer(house: DemoHouse, { id, demo, actorId, answeredAt }: Answering): Promise<void> {
	const { work, keys, now } = house;
	const { answer } = demo;
	if (!answer) return;
	const answerId = randomUUID();
	const isPriced = answer.lines.length > 0;
	const validUntil = new Date(answeredAt.getTime() + priceDays * dayMs);
	const totalWon = isPriced ? agreedTotal(answer.lines) : null;
	if (isPriced)
		await insertVersion(work, {
			...{ subjectKind: 'consultation', subjectId: id, version: 1, lines: answer.lines, totalWon: totalWon ?? 0 },
			state: demo.state === 'answered' ? 'open' : 'lapsed',
			...{ persons: { adult: 1, child: 0, infant: 0 }, places: 0, validUntil, reservationId: null },
			...{ actor: 'provider', actorId, key: null, at: answeredAt, decidedAt: null },
		});
	await insertAnswer(work, {
		...{ id: answerId, consultationId: id, version: 1, bodyHash: answerId, authorId: actorId, locale: 'ko' },
		sealed: sealAnswer(keys, answerId, { text: answer.text, phrases: [] }),
		...{ productId: isPriced ? demo.product : null, places: 0, agreedVersion: isPriced ? 1 : null, totalWon },
		dates: answer.inDays.map((days) => ({ on: addDays(koreanDay(now), days), time: answer.time })),
		...{ validUntil: isPriced ? validUntil : null, at: answeredAt },
	});
}

/** One that the member has of the same product, where the demonstration has any. */
async function reservationOf({ work }: DemoHouse, memberId: string, productId: string): Promise<string | null> {
	const [row] = await work
		.select({ id: reservation.id })
		.from(reservation)
		.where(
			and(
				eq(reservation.memberId, memberId),
				eq(reservation.productId, productId),
				notInArray(reservation.status, ['cancelled', 'declined', 'expired']),
			),
		)
		.limit(1);
	return row?.id ?? null;
}

type Writing = { threadId: string; demo: DemoConsultation; memberId: string; actorId: string };

async function writeMessages(house: DemoHouse, { threadId, demo, memberId, actorId }: Writing): Promise<void> {
	const { work, keys, now } = house;
	const messages = demo.messages ?? [];
	for (const [index, { by, text, locale }] of messages.entries()) {
		const held = await lockThread(work, threadId);
		if (!held) return;
		const id = randomUUID();
		const isGuest = by === 'guest';
		await insertMessage(work, held.row, {
			...{ id, threadId, role: by, language: locale, authorId: isGuest ? memberId : actorId },
			at: new Date(now.getTime() - (messages.length - index) * hourMs),
			authorOrganisationId: isGuest ? null : house.organisationOf(house.productOf(demo.product)),
			...keepWords(keys, { id, isSealed: true }, { phrases: [], text }),
		});
	}
}
