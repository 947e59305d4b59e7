import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LanguageTabs } from '#ui/form/language-tabs.tsx';
import { textsOf } from '#ui/form/texts.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { PageHead } from '../page-head.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import { useConsoleLocale } from '../viewer.tsx';
import styles from './mail.module.css';
import { MailFrame } from './mail-frame.tsx';
import texts from './texts/texts.module.css';

const listKey = 'GET /api/console/mail-templates';
const key = 'GET /api/console/mail-templates/:template';

/** Every kind of mail that the site sends: how it reads in each language, and one to try. */
export function MailTemplatesPage() {
	const t = useTranslations('console.template');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const asked = useConsoleAddress().query.get('template');
	const query = useQuery({ queryKey: [listKey, language], queryFn: () => callApi(listKey, { query: { language } }) });
	return (
		<>
			<PageHead title={pages('mailTemplates')} text={t('lead')} />
			<Await query={query}>
				{({ templates }) => {
					const shown = templates.find(({ template }) => template === asked) ?? templates[0];
					return (
						<div className={styles.mail}>
							<List templates={templates} shown={shown?.template} />
							{shown && <Preview key={shown.template} template={shown.template} />}
						</div>
					);
				}}
			</Await>
		</>
	);
}

type Listed = { template: string; subject: string };

function List({ templates, shown }: { templates: readonly Listed[]; shown: string | undefined }) {
	const t = useTranslations('console.template');
	const [sought, setSought] = useState('');
	const word = sought.trim().toLowerCase();
	const found = templates.filter(({ template, subject }) => `${subject} ${template}`.toLowerCase().includes(word));
	return (
		<Card title={t('list')}>
			<TextField label={t('find')} value={sought} maxLength={60} onChange={(event) => setSought(event.target.value)} />
			{found.length === 0 ? (
				<EmptyState level={3} title={t('none')} text={t('noneText')} />
			) : (
				<ul className={styles.templates}>
					{found.map(({ template, subject }) => (
						<li key={template}>
							<ConsoleLink
								to={`${consolePages.mailTemplates.path}?template=${template}`}
								aria-current={template === shown ? 'page' : undefined}
							>
								{subject}
							</ConsoleLink>
							<p className={texts.small}>{template}</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function Preview({ template }: { template: string }) {
	const t = useTranslations('console.template');
	const words = useTranslations('console.product');
	const callApi = useApi();
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const [look, setLook] = useState<'html' | 'plain'>('html');
	const [message, setMessage] = useState<string>();
	const testing = useSaving({ textOf: useConsoleFailure() });
	const query = useQuery({
		queryKey: [key, template, language],
		queryFn: () => callApi(key, { params: { template }, query: { language } }),
	});
	const test = () =>
		testing.save(async () => {
			const { address } = await callApi('POST /api/console/mail-templates/:template/test', {
				...{ params: { template }, body: { language } },
			});
			setMessage(t('tested', { address }));
		});
	return (
		<Card>
			<LanguageTabs
				label={words('languages')}
				value={language}
				texts={textsOf({}, { all: '' })}
				doneLabel=""
				faults={{}}
				onChange={setLanguage}
			>
				<div className={styles.tools}>
					<div className={styles.look}>
						<Segmented
							label={t('view')}
							options={[
								{ value: 'html', label: t('html') },
								{ value: 'plain', label: t('plain') },
							]}
							value={look}
							onChange={setLook}
						/>
					</div>
					<Button isBusy={testing.isBusy} onClick={() => void test()}>
						<Icon name="mail" />
						{t('test')}
					</Button>
				</div>
				{testing.failure && (
					<Note tone="bad" isAlert>
						{testing.failure}
					</Note>
				)}
				<Await query={query}>
					{({ subject, html, plain }) => (
						<>
							<h2 className={styles.subject} lang={locales[language].tag}>
								{subject}
							</h2>
							{look === 'html' ? (
								<MailFrame html={html} title={subject} />
							) : (
								<pre className={styles.plain} lang={locales[language].tag}>
									{plain}
								</pre>
							)}
						</>
					)}
				</Await>
			</LanguageTabs>
			<Toast message={message} closeLabel={words('close')} onClose={() => setMessage(undefined)} />
		</Card>
	);
}
