import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WordingChange } from '#contract/api/mail-template.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import content from '../content/content.module.css';
import { momentOf } from '../moment.ts';
import { PagedRows } from '../paged-rows.tsx';
import texts from './texts/texts.module.css';

const key = 'GET /api/console/mail-templates/:template/wordings';

type Props = { template: string; language: Locale; revision: number };

/** Who worded a mail in this language when, with what it said before. */
export function MailWordings(props: Props) {
	const t = useTranslations('console.template.wording');
	const words = useTranslations('console.product');
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button variant="quiet" onClick={() => setIsOpen(true)}>
				<Icon name="clock" />
				{t('history')}
			</Button>
			<Sheet isOpen={isOpen} title={t('history')} closeLabel={words('close')} onClose={() => setIsOpen(false)}>
				{isOpen && <List {...props} />}
			</Sheet>
		</>
	);
}

function List({ template, language, revision }: Props) {
	const t = useTranslations('console.template.wording');
	const callApi = useApi();
	const query = useInfiniteQuery({
		// Another revision, by whomever, is another list.
		queryKey: [key, template, language, revision],
		queryFn: ({ pageParam: cursor }) => callApi(key, { params: { template }, query: { language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<Await query={query}>
			{(pages) => {
				const items = pages.flatMap((page) => page.items);
				if (items.length === 0) return <p>{t('historyNone')}</p>;
				return (
					<PagedRows query={query} moreLabel={t('more')}>
						{items.map((change) => (
							<Row key={change.revision} {...{ change, language }} />
						))}
					</PagedRows>
				);
			}}
		</Await>
	);
}

function Row({ change: { at, by, changes }, language }: { change: WordingChange; language: Locale }) {
	const t = useTranslations('console.template.wording');
	const { tag: lang } = locales[language];
	return (
		<li>
			<p className={texts.small}>{t('by', { at: momentOf(at), name: by ?? t('nobody') })}</p>
			<dl className={content.changed}>
				{changes.map(({ part, before, after }) => (
					<div key={part}>
						<dt>{t(`part.${part}`)}</dt>
						<dd className={content.asTyped}>
							<span className="visually-hidden">{t('before')}</span>
							<del lang={before === null ? undefined : lang}>{before ?? t('asStandard')}</del>
						</dd>
						<dd className={content.asTyped}>
							<span className="visually-hidden">{t('after')}</span>
							<ins lang={after === null ? undefined : lang}>{after ?? t('asStandard')}</ins>
						</dd>
					</div>
				))}
			</dl>
		</li>
	);
}
