import { fileQuotas } from '#domain/file/file-quota.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { kindOfType, type VaultSubjectKind } from '#domain/vault/vault.ts';
import { sumBytesOf } from '#server/features/file/file.repo.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { openWords } from './sealed-vault.ts';
import { countLooks, findHouseNames, findSharesOf, findVault, type ShareRow, type VaultRow } from './vault.repo.ts';
import { findVaultConsent } from './vault-consent.repo.ts';

type Houses = Map<string, LocaleText>;

export async function findHouses(queries: Queries, ids: readonly (string | null)[]): Promise<Houses> {
	const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
	return new Map((await findHouseNames(queries, wanted)).map(({ organisationId, name }) => [organisationId, name]));
}

export function houseName(houses: Houses, id: string | null, language: ContentLocale): string {
	const names = houses.get(id ?? '') ?? {};
	return names[shownLocale(names, language) ?? 'en'] ?? '';
}

const shareView = (
	row: ShareRow,
	{ houses, language, now }: { houses: Houses; language: ContentLocale; now: Date },
) => ({
	id: row.id,
	subject: { kind: row.subjectKind as VaultSubjectKind, id: row.subjectId },
	organisation: houseName(houses, row.organisationId, language),
	sharedAt: row.sharedAt.toISOString(),
	endsAt: (row.endsAt ?? row.sharedAt).toISOString(),
	isOver: row.endsAt !== null && row.endsAt <= now,
});

/** Of a file what everybody is told who may look at it. */
export const wordsView = (keys: Keyring, row: Pick<VaultRow, 'fileId' | 'sealed' | 'mediaType' | 'bytes'>) => ({
	id: row.fileId,
	...openWords(keys, row),
	kind: kindOfType(row.mediaType),
	bytes: row.bytes,
});

export const ownView = (keys: Keyring, row: VaultRow) => ({
	...wordsView(keys, row),
	isKept: row.isKept,
	addedAt: row.createdAt.toISOString(),
});

/** A member's own health files. */
export async function listVault(
	{ queries, services, now, memberId }: MemberContext,
	{ language }: { language: ContentLocale },
) {
	const [rows, looks, usedBytes, versions, agreedVersion] = await Promise.all([
		findVault(queries, memberId),
		countLooks(queries, memberId),
		sumBytesOf(queries, memberId),
		findCurrentVersions(queries, now),
		findVaultConsent(queries, memberId),
	]);
	const shares = await findSharesOf(
		queries,
		rows.map(({ fileId }) => fileId),
	);
	const houses = await findHouses(
		queries,
		shares.map(({ organisationId }) => organisationId),
	);
	const files = rows.map((row) => {
		const looked = looks.find(({ fileId }) => fileId === row.fileId);
		return {
			...ownView(services.keys, row),
			shares: shares
				.filter(({ fileId }) => fileId === row.fileId)
				.map((share) => shareView(share, { houses, language, now })),
			looks: looked?.looks ?? 0,
			lastLookAt: looked?.lastAt?.toISOString() ?? null,
		};
	});
	const mostBytes = fileQuotas['vault-file'];
	return accept({ files, usedBytes, mostBytes, currentVersion: versions.vault ?? null, agreedVersion });
}
