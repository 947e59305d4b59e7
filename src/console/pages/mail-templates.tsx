import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { LanguageTabs } from '#ui/form/language-tabs.tsx';
import { textsOf } from '#ui/form/texts.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useUnsaved } from '#ui/form/use-unsaved.ts';
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
import {
	MailWordingForm,
	type WordingDraft,
	type WordingDrafts,
	type WrittenMail,
	wordingId,
} from './mail-wording.tsx';
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
					const isAnyUnsent = templates.some(({ worded }) => worded.some(({ standing }) => standing === 'unsent'));
					return (
						<div className={styles.mail}>
							{isAnyUnsent && (
								<div className={styles.unsent}>
									<Note tone="warn">{t('wording.unsentSome')}</Note>
								</div>
							)}
							<List templates={templates} shown={shown?.template} />
							{shown && <Preview key={shown.template} listed={shown} />}
						</div>
					);
				}}
			</Await>
		</>
	);
}

type Listed = OutputOf<Api[typeof listKey]>['templates'][number];

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
					{found.map(({ template, subject, worded }) => (
						<li key={template}>
							<ConsoleLink
								to={`${consolePages.mailTemplates.path}?template=${template}`}
								aria-current={template === shown ? 'page' : undefined}
							>
								{subject}
							</ConsoleLink>
							<p className={texts.small}>{template}</p>
							<Worded worded={worded} />
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

const tones = { own: 'info', older: 'warn', unsent: 'bad' } as const;

/** In which languages it is an operator's own, and whether it is sent. */
function Worded({ worded }: Pick<Listed, 'worded'>) {
	const t = useTranslations('console.template.wording');
	const languageName = useTranslations('console.languageName');
	if (worded.length === 0) return null;
	return (
		<p className={texts.badges}>
			{worded.map(({ language, standing }) => (
				<Badge key={language} tone={tones[standing]}>
					{languageName(language)}: {t(standing)}
				</Badge>
			))}
		</p>
	);
}

function Preview({ listed: { template, worded } }: { listed: Listed }) {
	const t = useTranslations('console.template');
	const words = useTranslations('console.product');
	const callApi = useApi();
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const [look, setLook] = useState<'html' | 'plain'>('html');
	const [message, setMessage] = useState<string>();
	const [tried, setTried] = useState<WrittenMail>();
	const top = useRef<HTMLDivElement>(null);
	const { drafts, begin, beginAnew } = useDrafts();
	const testing = useSaving({ textOf: useConsoleFailure() });
	const query = useQuery({
		queryKey: [key, template, language],
		queryFn: () => callApi(key, { params: { template }, query: { language } }),
		// What is typed stays: only who asks for what stands now gets it.
		refetchOnWindowFocus: false,
	});
	const show = (locale: Locale) => {
		setTried(undefined);
		setLanguage(locale);
	};
	const preview = (mail: WrittenMail) => {
		setTried(mail);
		top.current?.scrollIntoView({ block: 'start' });
	};
	const saved = (told: string) => {
		setTried(undefined);
		setMessage(told);
	};
	const own = Object.fromEntries(worded.map((one) => [one.language, { all: one.standing }]));
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
				texts={textsOf(own, { all: '' })}
				doneLabel={t('wording.own')}
				faults={{}}
				onChange={show}
			>
				<div className={styles.tools} ref={top}>
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
					<a href={`#${wordingId}`} className={buttonClass({ variant: 'quiet' })}>
						{t('wording.title')}
					</a>
				</div>
				<FailureNote>{testing.failure}</FailureNote>
				<Await query={query}>
					{({ wording, ...kept }) => (
						<>
							{tried && (
								<div className={styles.tried}>
									<Note>{t('wording.previewed')}</Note>
								</div>
							)}
							<Written mail={tried ?? kept} {...{ look, language }} />
							<MailWordingForm
								key={`${language} ${wording.revision} ${begin}`}
								{...{ template, language, wording, drafts, onPreview: preview, onSaved: saved, onReload: beginAnew }}
							/>
						</>
					)}
				</Await>
			</LanguageTabs>
			<Toast message={message} closeLabel={words('close')} onClose={() => setMessage(undefined)} />
		</Card>
	);
}

/** What was typed of this mail, by language; whichever is on show, it is asked about before all of it goes. */
function useDrafts() {
	const [begin, setBegin] = useState(0);
	const [isAny, setIsAny] = useState(false);
	const [drafts] = useState((): WordingDrafts => {
		const known = new Map<Locale, WordingDraft>();
		return {
			read: (language) => known.get(language),
			write: (language, draft) => {
				if (draft) known.set(language, draft);
				else known.delete(language);
				setIsAny(known.size > 0);
			},
		};
	});
	useUnsaved({ isUnsaved: isAny });
	return { drafts, begin, beginAnew: () => setBegin((before) => before + 1) };
}

type WrittenProps = { mail: WrittenMail; look: 'html' | 'plain'; language: Locale };

function Written({ mail: { subject, html, plain }, look, language }: WrittenProps) {
	const { tag } = locales[language];
	return (
		<>
			<h2 className={styles.subject} lang={tag}>
				{subject}
			</h2>
			{look === 'html' ? (
				<MailFrame html={html} title={subject} />
			) : (
				<pre className={styles.plain} lang={tag}>
					{plain}
				</pre>
			)}
		</>
	);
}
