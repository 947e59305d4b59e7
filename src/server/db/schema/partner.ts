import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LicenceKind, ServiceItem } from '#domain/member/partner.ts';
import type { SpokenLanguage } from '#domain/product/product.ts';
import { member } from './member.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A cooperative member's business (SPEC section 3: entrepreneur, bank account number, service delivery items). */
export const partner = pgTable('partner', {
	memberId: uuid('member_id')
		.primaryKey()
		.references(() => member.id, { onDelete: 'cascade' }),
	businessName: text('business_name').notNull(),
	businessNameKorean: text('business_name_korean').notNull(),
	/** Ten digits, check digit verified. */
	registrationNumber: text('registration_number').notNull(),
	representative: text().notNull(),
	/** Sealed (server/keys). */
	bankAccount: text('bank_account').notNull(),
	/** `area.kind`, as the areas name them. */
	serviceItems: text('service_items').array().$type<ServiceItem[]>().notNull(),
	languages: text().array().$type<SpokenLanguage[]>().notNull(),
	appliedAt: moment('applied_at').notNull().defaultNow(),
	decidedAt: moment('decided_at'),
	/** Told to the applicant; who decided stands in the audit trail. */
	refusalReason: text('refusal_reason'),
});

export const licence = pgTable(
	'licence',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		kind: text().$type<LicenceKind>().notNull(),
		number: text(),
		expiresOn: date('expires_on'),
		fileId: uuid('file_id').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [index('licence_member').on(table.memberId)],
);
