import { buffer } from 'node:stream/consumers';
import type { vaultEndpoints } from '#contract/api/vault.ts';
import type { Incoming, InputOf } from '#contract/endpoint.ts';
import { fileTypeOf, isPictureType } from '#domain/file/file-format.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { mostVaultFiles } from '#domain/vault/vault.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { inTurn } from '#server/files/in-turn.ts';
import { countPages } from '#server/files/pdf-pages.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { MemberContext } from '#server/member-context.ts';
import { ownView } from './list-vault.ts';
import { sealWords } from './sealed-vault.ts';
import { countVault, insertVaultFile } from './vault.repo.ts';
import { findVaultConsent, insertVaultConsent } from './vault-consent.repo.ts';

const comeBackSeconds = 5;

type Input = InputOf<(typeof vaultEndpoints)['POST /api/vault/files']>;

/** Agreed to once is enough, as long as it is the text in force. Answers with what is to be written down. */
async function checkConsent({ queries, now, memberId }: MemberContext, agreement: string | undefined) {
	const [current, agreed] = [
		(await findCurrentVersions(queries, now)).vault,
		await findVaultConsent(queries, memberId),
	];
	if (agreed !== null && agreed === current) return accept(undefined);
	if (agreement === undefined)
		return refuse('invalid-input', { faults: [{ at: 'agreement', code: 'must-agree' as const }] });
	return agreement === current
		? accept(agreement)
		: refuse('invalid-input', { faults: [{ at: 'agreement', code: 'text-outdated' as const }] });
}

/** What the clinic could not open either (a password, half a file) is told to who uploads it, not to who would read it. */
async function countShown(file: Incoming, memberId: string): Promise<Result<number, 'invalid-input' | 'too-busy'>> {
	const type = fileTypeOf(file);
	if (type !== 'application/pdf') return accept(isPictureType(type) ? 1 : 0);
	const pages = await inTurn(memberId, async () => countPages(await buffer(file.open())));
	if (pages === 'too-busy') return refuse('too-busy', { retryAfter: comeBackSeconds });
	return pages === undefined
		? refuse('invalid-input', { faults: [{ at: 'file', code: 'file-unreadable' as const }] })
		: accept(pages);
}

/** Keeps a health file, its owner’s alone until it is shared. What the device called it is not told to us here. */
export async function addVaultFile(own: MemberContext, { query, body }: Input) {
	const { queries, services, now, memberId } = own;
	const consent = await checkConsent(own, query.agreement);
	if (!consent.ok) return consent;
	if ((await countVault(queries, memberId)) >= mostVaultFiles) return refuse('files-full');
	const given = { ownerId: memberId, use: 'vault-file' as const, name: '', file: body.file };
	const pages = await countShown(body.file, memberId);
	if (!pages.ok) return pages;
	const stored = await storeFile({ queries, services }, given);
	if (!stored.ok) return stored;
	const { id, mediaType, bytes } = stored.value;
	const sealed = sealWords(services.keys, id, { name: '', takenOn: null });
	const row = { fileId: id, memberId, sealed, pages: pages.value, isKept: false, createdAt: now };
	const version = consent.value;
	await services.transact(async (work) => {
		await insertFile(work, stored.value, { grants: [], now });
		await insertVaultFile(work, row);
		if (version !== undefined)
			await insertVaultConsent(work, { memberId, version, locale: query.language, givenAt: now });
	});
	const view = ownView(services.keys, { ...row, ownerId: memberId, mediaType, bytes });
	return accept({ ...view, shares: [], looks: 0, lastLookAt: null });
}
