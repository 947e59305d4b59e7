import { eq } from 'drizzle-orm';
import { member } from '#server/db/schema/member.ts';
import type { Pool } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

type House<Actor, Answer> = {
	queries: Pool;
	services: Services;
	idOf(actor: Actor): string;
	call(actor: Actor, request: string, options: { body: unknown }): Promise<Answer>;
};

const current = 'seven quiet lanterns';

/** All the data of somebody in a house, who is given a password to ask for it with. */
export async function downloadOf<Actor, Answer>(house: House<Actor, Answer>, actor: Actor): Promise<Answer> {
	const passwordHash = await house.services.passwords.hash(current);
	await house.queries
		.update(member)
		.set({ passwordHash })
		.where(eq(member.id, house.idOf(actor)));
	return house.call(actor, 'POST /api/members/me/data', { body: { current } });
}
