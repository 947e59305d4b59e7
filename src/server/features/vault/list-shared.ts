import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { mayDoAtWork, worksFor } from '#domain/organisation/rights.ts';
import type { VaultSubjectKind } from '#domain/vault/vault.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findHouses, houseName, wordsView } from './list-vault.ts';
import { findReceiver, sharedFilesOf } from './vault-share.repo.ts';

type Asked = { kind: VaultSubjectKind; id: string; language: ContentLocale };

/** Their names tell of somebody's health: only whoever may open them is told them. */
export async function listShared({ queries, services, now, viewer, memberId }: MemberContext, asked: Asked) {
	const { kind, id, language } = asked;
	const rows = await sharedFilesOf(queries, { kind, id }, now);
	const isOwn = ({ ownerId }: (typeof rows)[number]) => ownerId === memberId;
	const mayOpen = (row: (typeof rows)[number]) =>
		isOwn(row) || mayDoAtWork(viewer, 'vault.read', row.organisationId ?? '');
	const isWithheld = (row: (typeof rows)[number]) => !mayOpen(row) && worksFor(viewer, row.organisationId ?? '');
	const receiver = await findReceiver(queries, { kind, id }, memberId);
	const houses = await findHouses(queries, [receiver?.organisationId ?? null]);
	return accept({
		files: rows.filter(mayOpen).map((row) => ({
			...wordsView(services.keys, row),
			shareId: isOwn(row) ? row.shareId : null,
			sharedAt: row.sharedAt.toISOString(),
			endsAt: (row.endsAt ?? row.sharedAt).toISOString(),
		})),
		withheld: rows.filter(isWithheld).length,
		receiver: receiver ? houseName(houses, receiver.organisationId, language) : null,
	});
}
