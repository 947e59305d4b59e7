import { useSuspenseQuery } from '@tanstack/react-query';
import { profileQuery } from '#site/data/profile-query.ts';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { visitQuery } from '../features/about/about-queries.ts';
import { Introduction } from '../features/about/introduction.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const visit = ({ callApi, locale }: PageContext) => visitQuery(callApi, locale);
const profile = ({ callApi, locale }: PageContext) => profileQuery(callApi, locale);

const text = ({ callApi, locale }: PageContext) => pageTextQuery(callApi, { slug: 'introduction', language: locale });

export const queries = (context: PageContext) => [text(context), profile(context), visit(context)];

export default function AboutIntroductionPage() {
	const page = usePage();
	const { data: facts } = useSuspenseQuery(profile(page));
	const { data: way } = useSuspenseQuery(visit(page));
	const { data: words } = useSuspenseQuery(text(page));
	return <Introduction text={words} profile={facts} visit={way.visit} />;
}
