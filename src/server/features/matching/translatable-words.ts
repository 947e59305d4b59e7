import type { QuestionView } from '#contract/api/matching.ts';
import { areaOf } from '#domain/area/areas.ts';
import type { TranslatableReader } from '#server/translatable.ts';
import { findAnswer } from './question.repo.ts';
import { readQuestion } from './read-question.ts';

const isAboutHealth = ({ area, isPrivate }: Pick<QuestionView, 'area' | 'isPrivate'>): boolean =>
	isPrivate || areaOf(area).isHealth;

/** Taken from the page that who asks would be shown: what is covered there is covered here, and a look is a look. */
export const translatableQuestion: TranslatableReader = async (context, asked) => {
	const found = await readQuestion(context, asked);
	if (!found.ok || found.value.isErased) return undefined;
	const { title, contents } = found.value;
	return { locale: contents.locale, texts: [title, contents.text], isHealth: isAboutHealth(found.value) };
};

export const translatableAnswer: TranslatableReader = async (context, { id, ...asked }) => {
	const row = await findAnswer(context.queries, id);
	const found = row && (await readQuestion(context, { ...asked, id: row.questionId }));
	if (!found?.ok) return undefined;
	const view = found.value;
	const shown = view.role === 'provider' ? (view.own ? [view.own] : []) : view.answers;
	const text = shown.find((answer) => answer.id === id)?.text;
	return text ? { locale: text.locale, texts: [text.text], isHealth: isAboutHealth(view) } : undefined;
};
