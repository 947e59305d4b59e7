import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoVault } from '#demo/vault.ts';
import { consultationEnds, consultationStates } from '#domain/consultation/consultation.ts';
import { answerStates } from '#domain/matching/answer.ts';
import { questionStates } from '#domain/matching/question.ts';
import { roomStanding } from '#domain/video/seats.ts';
import { videoStates } from '#domain/video/video-date.ts';
import { mail } from '#server/db/schema/mail.ts';
import { openPart } from '#server/files/stored-parts.ts';
import type { Services } from '#server/services.ts';
import { insertPageTexts } from '../../../../tests/support/page-texts.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { listQuestions } from '../../features/matching/list-questions.ts';
import { readQuestion } from '../../features/matching/read-question.ts';
import { openWords } from '../../features/vault/sealed-vault.ts';
import { timesIn } from '../../features/video/video-view.ts';
import { consultation } from '../schema/consultation.ts';
import { file, fileGrant } from '../schema/file.ts';
import { matchingAnswer, matchingQuestion } from '../schema/matching.ts';
import { vaultFile } from '../schema/vault.ts';
import { videoDate } from '../schema/video.ts';
import { fillDemoData } from './fill-demo-data.ts';

let database: TestDatabase;
let services: Services;
beforeAll(async () => {
	database = await createTestDatabase(5, true);
	services = testServices(database.drizzle);
	await insertPageTexts(database.drizzle);
	await fillDemoData(database, { services, onProgress: () => undefined });
});
afterAll(() => database.drop());

test('questions of every state with their answers, and nobody was mailed about them', async () => {
	const questions = await database.drizzle.select().from(matchingQuestion);
	expect(questions.length).toBeGreaterThanOrEqual(18);
	expect([...new Set(questions.map(({ status }) => status))].sort()).toEqual([...questionStates].sort());
	expect(new Set(questions.map(({ locale }) => locale)).size).toBe(5);
	const answers = await database.drizzle.select().from(matchingAnswer);
	for (const { status } of answers) expect(answerStates).toContain(status);
	for (const { id, status } of questions) {
		const own = answers.filter(({ questionId }) => questionId === id);
		const count = (state: string) => own.filter((answer) => answer.status === state).length;
		expect(count('picked'), id).toBe(status === 'requested' ? 1 : 0);
		if (status === 'matched') expect(count('accepted'), id).toBe(1);
	}
	const mails = await database.drizzle.select({ template: mail.template }).from(mail);
	expect(mails.filter(({ template }) => template.startsWith('matching'))).toEqual([]);
});

test('they can be read by everybody as far as they are public', async () => {
	const context = { queries: database.drizzle, services, now: services.clock(), viewer: null };
	const listed = await listQuestions(context, { language: 'en', sort: 'newest' } as never);
	if (!listed.ok) throw new Error('no list');
	expect(listed.value.items.length).toBeGreaterThan(8);
	const [first] = listed.value.items.filter(({ answerCount }) => answerCount > 1);
	const read = await readQuestion(context, { id: first?.id ?? '', language: 'en' });
	expect(read).toMatchObject({ ok: true, value: { role: 'visitor' } });
});

test('talks by video in every state, one whose room is open now, and none that time has already ended', async () => {
	const rows = await database.drizzle.select().from(videoDate);
	const now = services.clock();
	expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([...videoStates].sort());
	expect(rows.filter((row) => roomStanding(timesIn(row), now) === 'open')).toHaveLength(1);
	for (const { dueAt } of rows) expect(Number(dueAt)).toBeGreaterThan(now.getTime());
	expect(rows.some(({ proposals }) => proposals.length > 0)).toBe(true);
	expect(JSON.stringify(rows)).not.toContain('เลเซอร์');
});

test('consultations in every state and with every end, none that time has already ended, and none in the open', async () => {
	const rows = await database.drizzle.select().from(consultation);
	const now = services.clock();
	expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([...consultationStates].sort());
	const ends = rows.flatMap(({ endReason }) => endReason ?? []);
	expect([...new Set(ends)].sort()).toEqual([...consultationEnds].sort());
	for (const { dueAt, erasedAt } of rows)
		expect(erasedAt === null ? Number(dueAt) > now.getTime() : dueAt === null).toBe(true);
	expect(JSON.stringify(rows)).not.toMatch(/[ก-๙]/);
});

test('health files of the traveller, named and whole, one of them shared with the clinic of a visit', async () => {
	const rows = await database.drizzle.select().from(vaultFile).innerJoin(file, eq(file.id, vaultFile.fileId));
	const names = rows.map(({ vault_file }) => openWords(services.keys, vault_file).name);
	expect(names.sort()).toEqual(demoVault.map(({ name }) => name).sort());
	for (const { file: row } of rows) {
		const [variant] = row.variants;
		const part = variant && (await openPart(services, row, variant));
		expect(part && (await buffer(part)).length).toBe(row.bytes);
		expect(row.bytes).toBeLessThan(20_000);
	}
	const grants = await database.drizzle.select().from(fileGrant).where(eq(fileGrant.subjectKind, 'reservation'));
	expect(grants.filter(({ fileId }) => rows.some(({ file: { id } }) => id === fileId))).toHaveLength(1);
});
