import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { chooseProvider, findAnswering } from './answering.ts';
import { templateView } from './keep-template.ts';
import { deleteTemplate, findTemplates } from './template.repo.ts';

export async function listTemplates({ queries, now, viewer }: MemberContext, wanted: string | undefined) {
	const provider = chooseProvider(await findAnswering(queries, viewer, now), wanted);
	if (!provider) return refuse('not-found');
	return accept({ templates: (await findTemplates(queries, provider.id)).map(templateView) });
}

export async function removeTemplate({ queries, now, viewer }: MemberContext, id: string) {
	const answering = await findAnswering(queries, viewer, now);
	const ids = answering.map((one) => one.id);
	return (await deleteTemplate(queries, id, ids)) ? accept({ id }) : refuse('not-found');
}
