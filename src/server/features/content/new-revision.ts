import { completenessOf, type Marks, nextMarks } from '#domain/content/completeness.ts';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { type TextField, textFields } from '#domain/content/content-texts.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { titleOf } from './live-content.repo.ts';

type Before = { content: AnyContent; marks: Marks } | undefined;
type Saved = {
	id: string;
	content: AnyContent;
	before: Before;
	number: number;
	base: number | null;
	restored?: number;
	authorId: string | null;
	at: Date;
	publishedAt?: Date;
	/** Of a revision that is brought back: what was older than its Korean then still is. */
	marks?: Marks;
	confirmed?: readonly { field: string; locale: ContentLocale }[];
};

/** A row of its own for what was saved, and what lists say of it. */
export function newRevision(saved: Saved) {
	const { id, content, before, number, base, authorId, at } = saved;
	const after = textFields(content);
	const fields: readonly TextField[] = before ? textFields(before.content) : [];
	const marks =
		saved.marks ?? nextMarks({ before: fields, after, marks: before?.marks ?? {}, number }, saved.confirmed ?? []);
	return {
		row: {
			...{ kind: content.kind, contentId: id, number, base, restored: saved.restored ?? null },
			...{ value: content.value, marks, authorId, at, publishedAt: saved.publishedAt ?? null },
		},
		listed: { title: titleOf(content), percent: completenessOf(after, marks).percent, changedAt: at },
	};
}

/** A stored value with its kind beside it again. */
export const contentOf = (kind: ContentKind, value: unknown): AnyContent => ({ kind, value }) as AnyContent;
