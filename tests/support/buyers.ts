import { randomBytes } from 'node:crypto';
import { demoProfile } from '#demo/profile.ts';
import { member } from '#server/db/schema/member.ts';
import { partner } from '#server/db/schema/partner.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import type { Queries } from '#server/queries.ts';
import { foundBusinesses } from './organisations.ts';
import { insertPageTexts } from './page-texts.ts';
import { business } from './partner-house.ts';
import { type Fixture, insertProducts } from './product-fixtures.ts';
import { insertReservationProducts, products } from './reservation-products.ts';
import { signIn } from './sign-in.ts';

export type Buyer = { id: string; cookie: string };

const origin = 'http://localhost:3000';

/** What servers over one database share, and what signs for them. */
export function sharedSecrets() {
	const [key, root] = [randomBytes(32), randomBytes(32)];
	return {
		settings: { SECRET_KEYS: `k1:${key.toString('base64')},root:${root.toString('base64')}`, PUBLIC_ORIGIN: origin },
		services: { keys: keyringOf([{ id: 'k1', secret: key }], root), origin },
	};
}

const person = (email: string, group: 'GR0200' | 'GR0300') => ({
	email,
	passwordHash: 'none',
	firstName: 'Siriporn',
	lastName: 'Wongsakul',
	group,
	cooperative: group === 'GR0200' ? ('COOPERATIVE_MEMBER' as const) : null,
	locale: 'th' as const,
	emailVerifiedAt: new Date(),
	// A few buyers fight race after race.
	reservesFreely: true,
});

/**
 * What is scarce: `fifty` places and `one` place at 09:00 of every day, and `rooms`, seven a night. Beside them the
 * products of reservation-products.ts, whose forms fit these too.
 */
const scarce: Fixture[] = [
	{ ...products.tour, id: 'fifty', schedule: { ...products.tour.schedule, times: ['09:00'], capacity: 50 } },
	{ ...products.tour, id: 'one', schedule: { ...products.tour.schedule, times: ['09:00'], capacity: 1 } },
	{ ...products.hotel, id: 'rooms', schedule: { ...products.hotel.schedule, capacity: 7 } },
].map((fixture) => ({ ...fixture }) as Fixture);
export const rooms = 7;

/** Everything there is to fight over, and so many who are logged in. */
export async function insertBuyers(
	{ queries, services }: { queries: Queries; services: ReturnType<typeof sharedSecrets>['services'] },
	count: number,
): Promise<Buyer[]> {
	const keepers = ['partner@maru.example', 'rival@maru.example'].map((email) => person(email, 'GR0200'));
	const guests = Array.from({ length: count }, (_, at) => person(`buyer-${at}@maru.example`, 'GR0300'));
	const made = await queries
		.insert(member)
		.values([...keepers, ...guests])
		.returning({ id: member.id });
	const [keeper, rival, ...buyers] = made.map(({ id }) => id);
	const [ownHouse = '', rivalHouse = ''] = await foundBusinesses(queries, [keeper ?? '', rival ?? '']);
	const owners = { partner: ownHouse, rival: rivalHouse };
	const trade = { ...business, serviceItems: ['travel.day-tour' as const], languages: ['en' as const] };
	const sealed = (id: string) => services.keys.seal(business.bankAccount, bankAccountBinding(id));
	await queries.insert(partner).values(
		Object.values(owners).map((organisationId) => ({
			...trade,
			organisationId,
			bankAccount: sealed(organisationId),
		})),
	);
	await queries.insert(siteProfile).values(demoProfile);
	await insertPageTexts(queries);
	await insertReservationProducts(queries, owners);
	await insertProducts(queries, scarce);
	const cookies = await signIn({ queries, services: { ...services, clock: () => new Date() } }, buyers);
	return buyers.map((id, at) => ({ id, cookie: cookies[at] ?? '' }));
}
