import { arranged } from '#domain/file/photograph.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockOwnProduct, savePhotographs } from './photograph.repo.ts';
import { viewPhotographs } from './photograph-view.ts';

type Wish = { id: string; ids: string[]; isShareDrawn: boolean };

/** Another order names each of them once; where somebody added or removed one meanwhile, that has to be seen first. */
export function arrangePhotographs({ services, viewer }: MemberContext, { id, ids, isShareDrawn }: Wish) {
	return services.transact(async (work) => {
		const found = await lockOwnProduct(work, viewer, id);
		if (!found) return refuse('not-found');
		const photographs = arranged(found.photographs, ids);
		if (!photographs) return refuse('changed-since');
		await savePhotographs(work, id, { photographs, isShareDrawn });
		return accept(await viewPhotographs(work, { id, photographs, isShareDrawn }));
	});
}
