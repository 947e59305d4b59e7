import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextDueAt } from '#domain/reservation/due.ts';
import { heldBy, waitingHolds } from '#domain/reservation/held-places.ts';
import { type Hold, holdsOf } from '#domain/reservation/order.ts';
import { holdsPlaces, reservationStatuses } from '#domain/reservation/reservation.ts';
import { type MoveName, reservationMoves } from '#domain/reservation/reservation-machine.ts';
import { type ReservationRow, remindedOf, reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import { messageBinding, reservationBinding } from '#server/keys/seal-bindings.ts';
import type { Services } from '#server/services.ts';
import { insertPageTexts } from '../../../../tests/support/page-texts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { consent } from '../schema/consent.ts';
import { member } from '../schema/member.ts';
import { organisation, staff } from '../schema/organisation.ts';
import { product } from '../schema/product.ts';
import { siteProfile } from '../schema/profile.ts';
import { payment, reservation, reservationEvent } from '../schema/reservation.ts';
import { slot } from '../schema/slot.ts';
import { thread, threadMessage } from '../schema/thread.ts';
import { waiting } from '../schema/waiting.ts';
import { demoReservations } from './demo-reservations.ts';
import { fillDemoData } from './fill-demo-data.ts';

let database: TestDatabase;
let services: Services;
let rows: ReservationRow[];

const fill = () => fillDemoData(database, { services, onProgress: () => undefined });

beforeAll(async () => {
	database = await createTestDatabase(5, true);
	services = testServices(database.drizzle);
	await insertPageTexts(database.drizzle);
	await fill();
	rows = await database.drizzle.select().from(reservation);
});
afterAll(() => database.drop());

test('every reservation is there once, and every status occurs', async () => {
	await fill();
	expect(await database.drizzle.$count(reservation)).toBe(demoReservations.length);
	expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(reservationStatuses));
	expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
});

test('what is taken in each slot is what reservations, waiting changes and offers hold, and one slot is full', async () => {
	const held = new Map<string, number>();
	const add = (productId: string, holds: Hold[]) => {
		for (const { on, time, places } of holds) {
			const key = `${productId} ${on} ${time ?? ''}`;
			held.set(key, (held.get(key) ?? 0) + places);
		}
	};
	for (const row of rows) {
		const one = reservationOf(row);
		if (holdsPlaces(row.status)) add(row.productId, [...heldBy(one), ...waitingHolds(one)]);
	}
	const line = await database.drizzle.select().from(waiting).innerJoin(product, eq(product.id, waiting.productId));
	for (const { waiting: entry, product: of } of line)
		if (entry.status === 'offered') add(of.id, holdsOf(of.price, entry.order));
	const slots = await database.drizzle.select().from(slot);
	const taken = slots.filter((one) => one.taken > 0);
	expect(new Map(taken.map((one) => [`${one.productId} ${one.on} ${one.time}`, one.taken]))).toEqual(held);
	for (const { waiting: entry } of line) {
		const its = slots.find(
			({ productId, on, time }) =>
				productId === entry.productId && on === entry.on && time === (entry.order.time ?? ''),
		);
		expect(its?.taken, entry.productId).toBe(its?.capacity);
	}
	expect(line.map(({ waiting: entry }) => entry.status).sort()).toEqual(['offered', 'waiting']);
});

describe('each reservation', () => {
	test('has a history that leads to its status, by those who may', async () => {
		const events = await database.drizzle.select().from(reservationEvent).orderBy(asc(reservationEvent.id));
		for (const row of rows) {
			const own = events.filter(({ reservationId }) => reservationId === row.id);
			expect(own.at(-1)?.status, row.productId).toBe(row.status);
			expect(own[0]?.event).toBe(row.terms.confirmation === 'instant' ? 'book' : 'request');
			for (const { event, actor, actorId } of own) {
				const by: readonly string[] = event in reservationMoves ? reservationMoves[event as MoveName].by : ['member'];
				expect(by, event).toContain(actor);
				expect(actorId === null).toBe(actor === 'clock');
				if (actor === 'member') expect(actorId).toBe(row.memberId);
			}
		}
	});

	test('has money that agrees with its payments and its price', async () => {
		const payments = await database.drizzle.select().from(payment);
		const sum = (id: string, kind: string) =>
			payments.filter((one) => one.reservationId === id && one.kind === kind).reduce((all, { won }) => all + won, 0);
		for (const row of rows) {
			expect(row.paidWon, row.productId).toBe(sum(row.id, 'payment'));
			expect(row.refundedWon, row.productId).toBe(sum(row.id, 'refund'));
			expect(row.totalWon, row.productId).toBe(holdsPlaces(row.status) ? row.price.total : 0);
		}
	});

	test('is looked at by time when it must be, and not before', async () => {
		const [profile] = await database.drizzle.select().from(siteProfile);
		for (const row of rows) {
			const facts = {
				reservation: reservationOf(row),
				reminded: remindedOf(row),
				isErased: row.erasedAt !== null,
				eraseAfterDays: profile?.eraseAfterDays ?? 0,
			};
			expect(row.dueAt, row.productId).toEqual(nextDueAt(facts));
			if (row.dueAt) expect(row.dueAt.getTime(), row.productId).toBeGreaterThan(Date.now());
		}
	});

	test('keeps what is secret sealed for its own place, and erased after its time', async () => {
		const opened = rows.flatMap(({ id, sealed }) =>
			sealed === null ? [] : [JSON.parse(services.keys.open(sealed, reservationBinding(id)))],
		);
		expect(opened.length).toBeGreaterThan(5);
		expect(opened.map(({ passport }) => passport).filter((number) => number !== null)).toEqual(['AA0000000']);
		expect(rows.some(({ erasedAt }) => erasedAt !== null)).toBe(true);
		expect(rows.filter(({ erasedAt, sealed }) => erasedAt !== null && sealed !== null)).toEqual([]);
		const messages = await database.drizzle
			.select({ id: threadMessage.id, sealed: threadMessage.sealed })
			.from(threadMessage)
			.innerJoin(thread, eq(thread.id, threadMessage.threadId))
			.where(eq(thread.subjectKind, 'reservation'));
		expect(messages.length).toBeGreaterThan(5);
		for (const { id, sealed } of messages)
			expect(services.keys.open(sealed ?? '', messageBinding(id)).length).toBeGreaterThan(5);
	});

	test('was agreed to: the provider by name, passport and health where they are told', async () => {
		const given = await database.drizzle.select().from(consent).where(sql`${consent.reservationId} is not null`);
		for (const row of rows) {
			const own = given.filter(({ reservationId }) => reservationId === row.id);
			expect(own.find(({ kind }) => kind === 'provider')?.providerId, row.productId).toBe(row.providerId);
			expect(own.every(({ memberId, version }) => memberId === row.memberId && version === '2026-11-01')).toBe(true);
		}
		const kindsOf = (id: string) =>
			given
				.filter(({ reservationId }) => rows.find((row) => row.id === reservationId)?.productId === id)
				.map(({ kind }) => kind);
		expect(kindsOf('seoul-jeju-flight').sort()).toEqual(['passport', 'provider']);
		expect(new Set(kindsOf('scar-and-acne-care'))).toEqual(new Set(['provider', 'health']));
		expect(kindsOf('tea-master-ikseon')).not.toContain('health');
	});
});

test('their pages can be shown: to the guest, to the operator, and to the clinic its own alone', async () => {
	const people = await database.drizzle.select().from(member);
	const seenBy = async (email: string, scope: string) => {
		const one = people.find((row) => row.email === email);
		if (!one) throw new Error(`no ${email}`);
		const works = await database.drizzle
			.select({ organisationId: staff.organisationId, role: staff.role, status: organisation.status })
			.from(staff)
			.innerJoin(organisation, eq(organisation.id, staff.organisationId))
			.where(eq(staff.memberId, one.id));
		const viewer = { id: one.id, name: one.firstName, group: one.group, cooperative: one.cooperative, works };
		const app = await buildTestApp({ queries: database.drizzle, services }, viewer);
		const opened = await Promise.all(
			rows.map(async ({ id }) => (await app.inject(`/api/reservations/${id}?language=th`)).statusCode),
		);
		const listed = ['upcoming', 'past', 'cancelled'].map((time) =>
			app.inject(`/api/reservations?language=th&scope=${scope}&time=${time}`),
		);
		const lists = (await Promise.all(listed)).map((answer) => answer.json().total as number);
		const line = (await app.inject('/api/waiting?language=th')).json();
		await app.close();
		expect(opened.filter((status) => status !== 200 && status !== 404)).toEqual([]);
		const shown = opened.filter((status) => status === 200).length;
		return { shown, listed: lists.reduce((sum, total) => sum + total, 0), waiting: line.total as number };
	};
	const own = rows.filter(({ email }) => email === 'traveller@maru.example').length;
	expect(await seenBy('traveller@maru.example', 'own')).toEqual({ shown: own, listed: own, waiting: 2 });
	expect(await seenBy('operator@maru.example', 'all')).toEqual({ shown: rows.length, listed: rows.length, waiting: 0 });
	const clinics = rows.filter(({ providerId }) => providerId === 'sinsa-skin-clinic').length;
	// Besides those it answers, the one its owner reserved for herself.
	expect(await seenBy('clinic@maru.example', 'provided')).toEqual({ shown: clinics + 1, listed: clinics, waiting: 0 });
});

test('the clinic answers for its own: its confirmation and its words are its own', async () => {
	const [clinic] = await database.drizzle.select().from(member).where(eq(member.email, 'clinic@maru.example'));
	const own = rows.filter(({ providerId }) => providerId === 'sinsa-skin-clinic').map(({ id }) => id);
	const events = await database.drizzle.select().from(reservationEvent);
	const confirmed = events.filter(({ reservationId, event }) => own.includes(reservationId) && event === 'confirm');
	expect(confirmed.map(({ actor, actorId }) => [actor, actorId])).toEqual([['provider', clinic?.id]]);
	const messages = await database.drizzle.select().from(threadMessage);
	expect(messages.some(({ role, authorId }) => role === 'provider' && authorId === clinic?.id)).toBe(true);
});
