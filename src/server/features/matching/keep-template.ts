import { randomUUID } from 'node:crypto';
import type { matchingAnswerEndpoints } from '#contract/api/matching-answer.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mostTemplates } from '#domain/matching/answer.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { findOwnProduct } from './answer-product.repo.ts';
import { chooseProvider, findAnswering } from './answering.ts';
import { countTemplates, findTemplate, insertTemplate, type TemplateRow, updateTemplate } from './template.repo.ts';

type Fields = InputOf<(typeof matchingAnswerEndpoints)['POST /api/matching/templates']>['body'];

export const templateView = ({ providerId: _, changedAt, ...row }: TemplateRow) => ({
	...row,
	changedAt: changedAt.toISOString(),
});

async function productFaults(queries: Queries, { productId }: Fields, providerId: string) {
	if (productId === null || (await findOwnProduct(queries, { productId, providerId }))) return [];
	return [{ at: 'productId', code: 'own-product' }];
}

/** Keeps a template of a provider one answers for. */
export async function addTemplate(
	{ queries, now, viewer }: MemberContext,
	{ provider: wanted, fields }: { provider?: string | undefined; fields: Fields },
) {
	const provider = chooseProvider(await findAnswering(queries, viewer, now), wanted);
	if (!provider) return refuse('not-found');
	const faults = await productFaults(queries, fields, provider.id);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	if ((await countTemplates(queries, provider.id)) >= mostTemplates) return refuse('not-allowed');
	const row = { ...fields, id: randomUUID(), providerId: provider.id, changedAt: now };
	await insertTemplate(queries, row);
	return accept(templateView(row));
}

/** Changes one; who keeps it is who one answers for. */
export async function changeTemplate(
	{ queries, now, viewer }: MemberContext,
	{ id, fields }: { id: string; fields: Fields },
) {
	const found = await findTemplate(queries, id);
	const answering = await findAnswering(queries, viewer, now);
	if (!found || !answering.some((one) => one.id === found.providerId)) return refuse('not-found');
	const faults = await productFaults(queries, fields, found.providerId);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const row = { ...found, ...fields, changedAt: now };
	await updateTemplate(queries, row);
	return accept(templateView(row));
}
