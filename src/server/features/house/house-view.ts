import type { HouseRow } from '#contract/api/house.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { houseStandingOf } from '#domain/organisation/organisation-status.ts';
import type { HouseFacts } from './house.repo.ts';

export const houseRowView = (row: HouseFacts): HouseRow => ({
	id: row.id,
	name: row.name,
	businessName: row.businessName,
	registrationNumber: row.registrationNumber,
	standing: houseStandingOf(row) ?? 'closed',
	approvedOn: row.decidedAt && koreanDay(row.decidedAt),
	activeOwners: row.activeOwners,
	staff: row.staff,
	publishedProducts: row.publishedProducts,
});
