import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Role } from '#domain/organisation/organisation.ts';
import type { VaultSubject } from '#domain/vault/vault.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { emptyTables } from './empty-tables.ts';
import { answerFor, openMatchingHouse } from './matching-house.ts';
import { plain } from './pictures.ts';
import type { Actor } from './reservation-house.ts';
import { dayIn } from './reservation-products.ts';
import { signIn } from './sign-in.ts';

type Person = Exclude<Actor, 'visitor'>;

/** What members keep in their vaults, shared for the sake of reservations and questions; `partner` keeps `walks`. */
export async function openVaultHouse(adapt?: Parameters<typeof openMatchingHouse>[0]) {
	const house = await openMatchingHouse(adapt);
	const { call, queries, services } = house;
	const version = '2026-11-01';
	return {
		...house,
		get now() {
			return house.now;
		},
		/** Uploads a file and answers with its id. */
		async kept(who: Actor, { file, type }: { file?: Uint8Array; type?: string } = {}): Promise<string> {
			const bytes = file ?? (await plain(300, 200).png().toBuffer());
			const answer = await call(who, `POST /api/vault/files?language=en&agreement=${version}`, {
				...{ file: bytes, ...(type !== undefined && { type }) },
			});
			if (answer.status !== 200) throw new Error(`not kept: ${JSON.stringify(answer.body)}`);
			return answer.body.id;
		},
		vaultOf: async (who: Actor) => (await call(who, 'GET /api/vault?language=en')).body,
		sharedFor: async (who: Actor, { kind, id }: VaultSubject) =>
			(await call(who, `GET /api/vault/shared?language=en&kind=${kind}&id=${id}`)).body,
		share: (who: Actor, fileIds: string[], subject: VaultSubject, days = 30) =>
			call(who, 'POST /api/vault/shares', { body: { fileIds, subject, days } }),
		opened: (who: Actor, id: string) => call(who, `POST /api/vault/files/${id}/openings`),
		clinicAnswer: () => answerFor({ productId: null, lines: [], dates: [{ on: dayIn(25), time: '09:00' }], places: 1 }),
		/** Another login of somebody who is logged in. */
		anotherLogin: async (who: Person) => (await signIn({ queries, services }, [house.idOf(who)]))[0],
		/** Works for the partner from now on, as this. */
		async employ(who: Person, role: Role) {
			await this.dismiss(who);
			await queries.insert(staff).values({
				...{ organisationId: house.organisationOf('partner'), memberId: house.idOf(who), role },
				joinedAt: house.now,
			});
		},
		async dismiss(who: Person) {
			const organisationId = house.organisationOf('partner');
			await queries
				.delete(staff)
				.where(and(eq(staff.organisationId, organisationId), eq(staff.memberId, house.idOf(who))));
		},
		/** How much the brightness of a picture differs over all of it; hardly where it is of one colour. */
		async spreadOf(picture: Buffer): Promise<number> {
			const { channels } = await sharp(picture).stats();
			return Math.max(...channels.map(({ stdev }) => stdev));
		},
		async clear() {
			await house.clear();
			await emptyTables(house.database, 'file', 'vault_file');
		},
	};
}
export type VaultHouse = Awaited<ReturnType<typeof openVaultHouse>>;
