import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { renamePasskey as rename } from './factor.repo.ts';
import { factorsView } from './factors-view.ts';

export async function renamePasskey(own: MemberContext, { id, label }: { id: string; label: string }) {
	const { queries, memberId } = own;
	return (await rename(queries, { id, memberId }, label)) ? accept(await factorsView(own)) : refuse('not-found');
}
