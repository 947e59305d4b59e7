import type { photographEndpoints } from '#contract/api/photograph.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { mayEdit as mayEditContent } from '#domain/content/edit-right.ts';
import type { FileGrant } from '#domain/file/file-grant.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayEdit } from '#domain/rating/rating-rules.ts';
import { type FileRow, findFile, findGrants, setPicture } from '#server/features/file/file.repo.ts';
import { findProviderById } from '#server/features/partner/provider.repo.ts';
import { findRating } from '#server/features/rating/rating.repo.ts';
import { ownPhotographView, photographOf } from '#server/files/photograph-view.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { lockOwnProduct, savePhotographs } from './photograph.repo.ts';

type Input = InputOf<(typeof photographEndpoints)['PUT /api/photographs/:id']>;
type Subject = Pick<FileGrant, 'subjectKind' | 'subjectId'>;
type Work = { own: MemberContext; work: Transaction; file: FileRow };

/** What is empty was not written. */
const writtenIn = (alt: LocaleText): LocaleText =>
	Object.fromEntries(Object.entries(alt).filter(([, text]) => text !== '')) as Partial<Record<ContentLocale, string>>;

/** Whose it is to describe follows from what it is shown for. Of a product its name changes too, by which lists show it. */
const describers: Partial<
	Record<FileGrant['subjectKind'], (work: Work, id: string) => Promise<'done' | 'not-allowed' | 'not-found'>>
> = {
	async product({ own, work, file }, id) {
		const found = await lockOwnProduct(work, own.viewer, id);
		if (!found?.photographs.some((one) => one.id === file.id)) return 'not-found';
		const photographs = found.photographs.map((one) => (one.id === file.id ? photographOf(file) : one));
		await savePhotographs(work, id, { ...found, photographs });
		return 'done';
	},
	async provider({ own, work, file }, id) {
		const found = await findProviderById(work, id);
		const isTheirs = found && mayEditContent(own.viewer, { kind: 'provider', organisationId: found.organisationId });
		return isTheirs && found.pictureIds.includes(file.id) ? 'done' : 'not-found';
	},
	async rating({ own, work, file }, id) {
		const found = await findRating(work, id);
		if (found?.row.memberId !== own.memberId || !found.row.pictureIds.includes(file.id)) return 'not-found';
		return mayEdit(found.row.createdAt, own.now) ? 'done' : 'not-allowed';
	},
};

const shownFor = (grants: readonly FileGrant[]): Subject | undefined =>
	grants.find(({ granteeKind }) => granteeKind === 'everyone');

/** What it shows, in words, and which point of it stays in sight. */
export function describePhotograph(own: MemberContext, { params: { id }, body: { focus, alt } }: Input) {
	return own.services.transact(async (work) => {
		const [row, grants] = [await findFile(work, id), await findGrants(work, id)];
		const subject = shownFor(grants);
		const settle = subject && describers[subject.subjectKind];
		if (!row || !subject || !settle) return refuse('not-found');
		const picture = { height: 0, blur: '', ...row.picture, focus, alt: writtenIn(alt) };
		const file = { ...row, picture };
		const answer = await settle({ own, work, file }, subject.subjectId);
		if (answer !== 'done') return refuse(answer);
		await setPicture(work, id, picture);
		return accept(ownPhotographView(file));
	});
}
