import type { Viewer } from '../member/access.ts';
import { mayDo, type Right } from '../organisation/rights.ts';
import type { ContentKind } from './content.ts';

/** What one must be allowed to edit it, for whose it is. What is nobody's else is the agency's: notices, texts, promotions for everybody. */
export const editRight: Record<ContentKind, Right> = {
	product: 'product.edit',
	provider: 'profile.edit',
	notice: 'product.edit',
	promotion: 'product.edit',
	'page-text': 'product.edit',
};

export const mayEdit = (viewer: Viewer | null, of: { kind: ContentKind; organisationId: string }): boolean =>
	mayDo(viewer, editRight[of.kind], of.organisationId);
