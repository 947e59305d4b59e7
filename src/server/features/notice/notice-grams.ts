import { type NoticeTexts, type NoticeTopic, noticeTopics } from '#domain/notice/notice.ts';
import { searchWords, textGrams } from '#domain/search/words.ts';
import { allLocales } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';

/** A whole word of a body: found when it is spelt the same, for a long text has the pieces of nearly any word. */
export const wholeWord = (word: string): string => `=${word}`;

/** A piece of a title: what a notice is about comes before what it only mentions. */
export const titleGram = (gram: string): string => `^${gram}`;

/** A whole word of a title or of what else it is called: a notice named by it comes before those that look like it. */
export const nameWord = (word: string): string => titleGram(wholeWord(word));

const shortestWhole = 3;
const longestWhole = 24;

const topicNames = (topic: NoticeTopic) =>
	allLocales.map((locale) => wordsIn(locale, ['notice'])('notice')(`topic.${topic}`));
const namesOf = new Map(noticeTopics.map((topic) => [topic, topicNames(topic)]));

/** What is told first and in headings can be found with a slip of the finger, the rest of the body by whole words. */
function toldFirst(body: string): string[] {
	const [opening = '', ...rest] = body.split(/\n\s*\n/);
	return [opening, ...rest.flatMap((block) => block.split('\n')).filter((line) => line.startsWith('## '))];
}

/** The search pieces of a notice in all its languages. */
export function noticeGrams({ topic, texts }: { topic: NoticeTopic; texts: NoticeTexts }): string[] {
	const written = Object.values(texts);
	const called = written.flatMap(({ title, alsoCalled = [] }) => [title, ...alsoCalled]);
	const forgiving = [...(namesOf.get(topic) ?? []), ...called, ...written.flatMap(({ body }) => toldFirst(body))];
	const whole = written
		.flatMap(({ body }) => searchWords(body))
		.filter(({ length }) => length >= shortestWhole && length <= longestWhole)
		.map(wholeWord);
	const titles = written.flatMap(({ title }) => textGrams(title)).map(titleGram);
	const names = called.flatMap(searchWords).map(nameWord);
	return [...new Set([...forgiving.flatMap(textGrams), ...titles, ...names, ...whole])];
}
