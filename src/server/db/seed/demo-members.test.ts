import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePhone } from '#contract/phone.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { isRegistrationNumber } from '#domain/member/partner.ts';
import { missingForPublic } from '#domain/provider/publicity.ts';
import { findPublicityFacts } from '#server/features/partner/provider.repo.ts';
import type { Services } from '#server/services.ts';
import { insertPageTexts } from '../../../../tests/support/page-texts.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { consent } from '../schema/consent.ts';
import { file } from '../schema/file.ts';
import { member } from '../schema/member.ts';
import { licence, partner } from '../schema/partner.ts';
import { provider } from '../schema/provider.ts';
import { fillDemoData } from './fill-demo-data.ts';

let database: TestDatabase;
let services: Services;

const fill = () => fillDemoData(database, { services, onProgress: () => undefined });

beforeAll(async () => {
	database = await createTestDatabase(5, true);
	services = testServices(database.drizzle);
	await insertPageTexts(database.drizzle);
	await fill();
});
afterAll(() => database.drop());

const accountOf = async (email: string) => {
	const [row] = await database.drizzle.select().from(member).where(eq(member.email, email));
	if (!row) throw new Error(`no ${email}`);
	return row;
};

test('the five accounts are there once, verified, with facts the rules accept', async () => {
	await fill();
	const rows = await database.drizzle.select().from(member);
	expect(rows.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort());
	for (const row of rows) {
		expect(row.emailVerifiedAt, row.email).not.toBeNull();
		expect(row.birthOn, row.email).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(parsePhone(row.phone ?? '', undefined), row.email).toBe(row.phone);
		const account = demoAccounts.find(({ email }) => email === row.email);
		expect(await services.passwords.matches(row.passwordHash, account?.password ?? ''), row.email).toBe(true);
	}
});

test('their consents are of the versions in force', async () => {
	const traveller = await accountOf('traveller@maru.example');
	const rows = await database.drizzle
		.select()
		.from(consent)
		.where(and(eq(consent.memberId, traveller.id), isNull(consent.reservationId)));
	expect(rows.map(({ kind }) => kind).sort()).toEqual(['news', 'passport', 'privacy', 'terms']);
	expect(rows.every(({ version, locale }) => version === '2026-11-01' && locale === 'th')).toBe(true);
	expect(services.keys.open(traveller.passport ?? '', `member.passport ${traveller.id}`)).toBe('AA0000000');
});

test('the clinic keeps its provider’s profile, which nothing keeps from being public', async () => {
	const clinic = await accountOf('clinic@maru.example');
	const [profile] = await database.drizzle.select().from(provider).where(eq(provider.memberId, clinic.id));
	expect(profile?.id).toBe('sinsa-skin-clinic');
	const facts = await findPublicityFacts(database.drizzle, clinic.id);
	expect(facts && missingForPublic(facts, koreanDay(new Date()))).toEqual([]);
	const [business] = await database.drizzle.select().from(partner).where(eq(partner.memberId, clinic.id));
	expect(services.keys.open(business?.bankAccount ?? '', `partner.bankAccount ${clinic.id}`)).toContain('신사피부과');
	expect(business?.decidedAt).not.toBeNull();
	const own = await database.drizzle.select().from(licence).where(eq(licence.memberId, clinic.id));
	expect(own.find(({ kind }) => kind === 'foreign-patient')?.number).toBe(profile?.patientNumber);
});

test('every licence has its paper, a document that can be opened', async () => {
	const licences = await database.drizzle.select().from(licence);
	expect(licences.length).toBeGreaterThan(3);
	for (const { fileId, memberId } of licences) {
		const [row] = await database.drizzle.select().from(file).where(eq(file.id, fileId));
		expect(row).toMatchObject({ ownerId: memberId, use: 'licence', mediaType: 'application/pdf' });
		const bytes = await services.files.read(`${fileId}/paper`);
		expect(bytes?.length).toBe(row?.bytes);
		expect(Buffer.from(bytes ?? []).toString('latin1')).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
	}
});

test('the new partner waits for a decision', async () => {
	const applicant = await accountOf('newpartner@maru.example');
	expect(applicant.cooperative).toBe('COOPERATIVE_REQ');
	const [business] = await database.drizzle.select().from(partner).where(eq(partner.memberId, applicant.id));
	expect(business?.decidedAt).toBeNull();
	expect(isRegistrationNumber(business?.registrationNumber ?? '')).toBe(true);
});
