import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { Prose, ProseBlocks } from '#ui/prose.tsx';
import { readProse } from '#ui/prose-sections.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';

/** The way to the text about keeping health files, wherever it is asked for. */
export function ConsentText({ language }: { language: ContentLocale }) {
	const t = useTranslations('vault');
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button variant="link" onClick={() => setIsOpen(true)}>
				{t('read')}
				<span className="visually-hidden">{t('consent')}</span>
			</Button>
			<Sheet
				isOpen={isOpen}
				isProse
				title={t('consentTitle')}
				closeLabel={t('view.close')}
				onClose={() => setIsOpen(false)}
			>
				<Text language={language} />
			</Sheet>
		</>
	);
}

/** Neither front's pages are known here, and the text names none. */
const noLinks = { nameOf: () => undefined, link: (_: string, text: string) => text };

function Text({ language }: { language: ContentLocale }) {
	const t = useTranslations('vault');
	const callApi = useApi();
	const { data, error, isError } = useQuery({
		queryKey: ['GET /api/page-texts/:slug', 'vault', language],
		queryFn: () => callApi('GET /api/page-texts/:slug', { params: { slug: 'vault' }, query: { language } }),
	});
	if (isError)
		return (
			<Note tone="bad" isAlert>
				{t('unreachable')}
				<FailureNumber error={error} />
			</Note>
		);
	if (!data) return <Spinner label={t('view.loading')} slowLabel={t('view.loading')} />;
	const { opening, sections } = readProse(data.body);
	return (
		<div lang={data.shownLocale === language ? undefined : locales[data.shownLocale].tag}>
			<ProseBlocks blocks={opening} links={noLinks} />
			<Prose sections={sections} level={3} links={noLinks} />
			{data.shownLocale === 'ko' && <KoreanType />}
		</div>
	);
}
