import type { ProductPhotographs } from '#contract/api/photograph.ts';
import { findOwnPhotographs } from '#server/features/file/picture.repo.ts';
import { hiddenPhotographView } from '#server/files/photograph-view.ts';
import type { Queries } from '#server/queries.ts';
import type { PhotographedProduct } from './photograph.repo.ts';
import { findHiddenPhotographs } from './photographed.repo.ts';

export async function viewPhotographs(
	queries: Queries,
	{ id, photographs, isShareDrawn }: Pick<PhotographedProduct, 'id' | 'photographs' | 'isShareDrawn'>,
): Promise<ProductPhotographs> {
	const ids = photographs.map(({ id }) => id);
	const hidden = await findHiddenPhotographs(queries, { kind: 'product', id });
	return {
		photographs: await findOwnPhotographs(queries, ids),
		hidden: hidden.map(hiddenPhotographView),
		isShareDrawn,
	};
}
