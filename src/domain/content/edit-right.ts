import { looksAfter, type Viewer } from '../member/access.ts';
import { isOperating, mayDo, organisationsWhere, type Right } from '../organisation/rights.ts';
import type { ContentKind } from './content.ts';

/** What one must be allowed to edit it, for whose it is. What is nobody's else is the agency's: notices, texts, promotions for everybody. */
export const editRight: Record<ContentKind, Right> = {
	product: 'product.edit',
	provider: 'profile.edit',
	notice: 'product.edit',
	promotion: 'product.edit',
	'page-text': 'product.edit',
};

/** What the site itself says, besides what is sold on it. */
const ofSite: readonly ContentKind[] = ['notice', 'page-text'];

/** A house's profile is its own people's at their page; operators have it among the texts of the site, in its stead. */
const isTheirs = (viewer: Viewer | null, kind: ContentKind): boolean => {
	const isOfContent = ofSite.includes(kind) || (kind === 'provider' && isOperating(viewer));
	return !isOfContent || looksAfter(viewer, 'content');
};

export const mayEdit = (viewer: Viewer | null, of: { kind: ContentKind; organisationId: string }): boolean =>
	mayDo(viewer, editRight[of.kind], of.organisationId) && isTheirs(viewer, of.kind);

/** The same question for lists: of which organisations. */
export const editableOf = (viewer: Viewer | null, kind: ContentKind): 'all' | string[] =>
	isTheirs(viewer, kind) ? organisationsWhere(viewer, editRight[kind]) : [];
