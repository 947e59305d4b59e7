import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePhone } from '#contract/phone.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { isRegistrationNumber } from '#domain/member/partner.ts';
import { missingForPublic } from '#domain/provider/publicity.ts';
import { findPublicityFacts } from '#server/features/partner/provider.repo.ts';
import { openPart } from '#server/files/stored-parts.ts';
import type { Services } from '#server/services.ts';
import { organisationOf } from '../../../../tests/support/organisations.ts';
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

test('the six accounts are there once, verified, with facts the rules accept', async () => {
	await fill();
	// Who only asks in the questions has an account that nobody knows the password of.
	const all = await database.drizzle.select().from(member);
	const rows = all.filter(({ passwordHash }) => passwordHash !== 'none');
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
	expect(rows.map(({ kind }) => kind).sort()).toEqual(['news', 'passport', 'privacy', 'terms', 'vault']);
	expect(rows.every(({ version, locale }) => version === '2026-11-01' && locale === 'th')).toBe(true);
	expect(services.keys.open(traveller.passport ?? '', `member.passport ${traveller.id}`)).toBe('AA0000000');
});

test('the clinic keeps its provider’s profile, which nothing keeps from being public', async () => {
	const clinic = await accountOf('clinic@maru.example');
	const house = await organisationOf(database.drizzle, clinic.id);
	const [profile] = await database.drizzle.select().from(provider).where(eq(provider.organisationId, house));
	expect(profile?.id).toBe('sinsa-skin-clinic');
	const facts = await findPublicityFacts(database.drizzle, house);
	expect(facts && missingForPublic(facts, koreanDay(new Date()))).toEqual([]);
	const [business] = await database.drizzle.select().from(partner).where(eq(partner.organisationId, house));
	expect(services.keys.open(business?.bankAccount ?? '', `partner.bankAccount ${house}`)).toContain('신사피부과');
	expect(business?.decidedAt).not.toBeNull();
	const own = await database.drizzle.select().from(licence).where(eq(licence.organisationId, house));
	expect(own.find(({ kind }) => kind === 'foreign-patient')?.number).toBe(profile?.patientNumber);
});

test('every licence has its paper, a document that can be opened', async () => {
	const licences = await database.drizzle.select().from(licence);
	expect(licences.length).toBeGreaterThan(3);
	for (const { fileId, organisationId } of licences) {
		const [row] = await database.drizzle.select().from(file).where(eq(file.id, fileId));
		expect(await organisationOf(database.drizzle, row?.ownerId ?? '')).toBe(organisationId);
		expect(row).toMatchObject({ use: 'licence', mediaType: 'application/pdf' });
		const [variant] = row?.variants ?? [];
		const paper = row && variant && (await openPart(services, row, variant));
		const bytes = Buffer.concat((await paper?.toArray()) ?? []);
		expect(bytes.length).toBe(row?.bytes);
		expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
	}
});

test('every business can save its own facts: its number passes the check of the form', async () => {
	const rows = await database.drizzle.select().from(partner);
	expect(rows.length).toBeGreaterThan(1);
	for (const { businessName, registrationNumber } of rows)
		expect(isRegistrationNumber(registrationNumber), businessName).toBe(true);
});

test('the new partner waits for a decision', async () => {
	const applicant = await accountOf('newpartner@maru.example');
	expect(applicant.cooperative).toBe('COOPERATIVE_REQ');
	const house = await organisationOf(database.drizzle, applicant.id);
	const [business] = await database.drizzle.select().from(partner).where(eq(partner.organisationId, house));
	expect(business?.decidedAt).toBeNull();
	expect(isRegistrationNumber(business?.registrationNumber ?? '')).toBe(true);
});
