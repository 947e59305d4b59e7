import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type ConsoleOutside, consoleDoors, consoleGoal, consolePages } from '#contract/console-pages.ts';
import type { PageId } from '#contract/pages.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Locale } from '#i18n/locales.ts';
import type { WordFile } from '#i18n/messages.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { KoreanName, Mark } from '#ui/logo.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { ApiContext, useApi } from '#views/api-context.ts';
import { LoadWordsContext } from '#views/load-words-context.ts';
import { AskReset, resetMinutes } from '#views/member/ask-reset.tsx';
import { ChoosePassword } from '#views/member/choose-password.tsx';
import { LoginForm } from '#views/member/login-form.tsx';
import form from '#views/member/member-form.module.css';
import { VerifyEmail } from '#views/member/verify-email.tsx';
import { LinkContext, type PageLinkProps, pathTo, withQuery } from '#views/page-link.tsx';
import { callApi } from '../call-api.ts';
import { LanguageSelect } from '../frame/language-select.tsx';
import { MaintenanceNotice } from '../frame/maintenance-notice.tsx';
import { useLanguageSwitch } from '../frame/use-language-switch.ts';
import { informationWords } from '../information-words.ts';
import { PageHead } from '../page-head.tsx';
import { loadWords, useWords } from '../words.ts';
import styles from './door.module.css';
import { logOut } from './log-out.ts';

/** What most who come to the door do not need is loaded with its part of it. */
const Join = lazy(async () => ({ default: (await import('./join.tsx')).Join }));
const InformationPage = lazy(async () => ({ default: (await import('../pages/information.tsx')).InformationPage }));

const ownWords: readonly WordFile[] = ['console-door', 'member'];
const joinWords: readonly WordFile[] = ['area', 'text', 'partner', 'product', 'staff', 'staff-invitation', 'shell'];
const words: Record<ConsoleOutside, readonly WordFile[]> = {
	login: ownWords,
	forgot: ownWords,
	join: [...ownWords, ...joinWords],
	information: [...ownWords, ...informationWords],
};

type Props = { client: QueryClient; door: ConsoleOutside; viewer: Viewer | null; locale: Locale };

/** Where one logs in to work, in Korean and the five languages; the site's own login is the guests'. */
export function Door({ client, locale: first, ...rest }: Props) {
	const { locale, chooseLocale } = useLanguageSwitch({ first, isInside: rest.viewer !== null, client });
	const chosen = useRef<Locale>(undefined);
	const choose = async (language: Locale) => {
		await chooseLocale(language);
		chosen.current = language;
	};
	return (
		<ApiContext value={callApi}>
			<LoadWordsContext value={loadWords}>
				<QueryClientProvider client={client}>
					<LinkContext value={DoorLink}>
						<Suspense fallback={null}>
							<Threshold {...rest} locale={locale} onLocale={choose} chosen={() => chosen.current} />
						</Suspense>
					</LinkContext>
				</QueryClientProvider>
			</LoadWordsContext>
		</ApiContext>
	);
}

const doors: Partial<Record<string, string>> = { ...consoleDoors, myInformation: consolePages.information.path };

/** The pages of the door are here; every other one is the site's. */
function DoorLink<Id extends PageId>({ page, params, query, ...attributes }: PageLinkProps<Id>) {
	const path = doors[page] ?? pathTo(page, params);
	return path !== undefined && <a href={withQuery(path, query)} {...attributes} />;
}

type ThresholdProps = Omit<Props, 'client'> & {
	onLocale: (locale: Locale) => Promise<void>;
	chosen: () => Locale | undefined;
};

function Threshold({ door, viewer, locale, onLocale, chosen }: ThresholdProps) {
	return (
		<TranslationsProvider locale={locale} messages={useWords(locale, words[door])}>
			<div className={styles.door}>
				<header className={styles.band}>
					<a href={consolePages.today.path} className={styles.brand}>
						<Mark />
						<span className={styles.name}>Maru</span>
						<KoreanName />
					</a>
					<div className={styles.tools}>
						<LanguageSelect locale={locale} onChoose={onLocale} className={styles.language} />
						{viewer && <LogOut />}
					</div>
				</header>
				<MaintenanceNotice />
				<main className={styles.main} data-door={door}>
					<Suspense fallback={<Waiting />}>
						<Inner {...{ door, viewer }} onInside={() => keepLanguage(chosen())} />
					</Suspense>
				</main>
			</div>
		</TranslationsProvider>
	);
}

/** What was chosen at the door goes along with who comes in by it. Not worth keeping anybody from their work. */
async function keepLanguage(language: Locale | undefined): Promise<void> {
	if (language) await callApi('PUT /api/members/me/console-language', { body: { language } }).catch(() => undefined);
}

const asked = () => new URLSearchParams(window.location.search);

type InnerProps = Pick<Props, 'door' | 'viewer'> & { onInside: () => Promise<void> };

function Inner({ door, viewer, onInside }: InnerProps) {
	if (door === 'forgot') return <Forgot />;
	if (door === 'information') return <InformationPage />;
	if (door === 'join') return <Join {...{ viewer, onInside }} invitation={asked().get('invitation') ?? undefined} />;
	const token = asked().get('verify');
	if (token) return <Verify {...{ token, viewer, onInside }} />;
	if (viewer) return <NotYet viewer={viewer} />;
	return asked().has('closed') ? <Closed /> : <LogIn onInside={onInside} />;
}

function Waiting() {
	const t = useTranslations('state');
	return <Spinner label={t('loading')} slowLabel={t('stillLoading')} />;
}

function LogOut() {
	const t = useTranslations('console');
	const api = useApi();
	return (
		<button type="button" className={styles.out} onClick={() => void logOut(api)}>
			{t('logOut')}
		</button>
	);
}

/** The link of a verification mail to who reads Korean. */
function Verify({ token, viewer, onInside }: { token: string } & Omit<InnerProps, 'door'>) {
	const mine = withQuery(consoleDoors.login, { next: consolePages.information.path });
	const link = withQuery(consoleDoors.login, { verify: token });
	return (
		<div className={styles.panel}>
			<VerifyEmail
				token={token}
				isInside={viewer !== null}
				logIn={(goal) => (
					<LoginForm goal={goal === 'mine' ? mine : link} next={undefined} canJoin={false} onInside={onInside} />
				)}
			/>
		</div>
	);
}

/** What has become of the account. */
function Closed() {
	const t = useTranslations('member.closed');
	return (
		<div className={styles.panel}>
			<PageHead title={t('title')} text={t('text')} />
		</div>
	);
}

function LogIn({ onInside }: Pick<InnerProps, 'onInside'>) {
	const t = useTranslations('console.door');
	const join = useTranslations('member.join');
	const next = asked().get('next') ?? undefined;
	// Through this very door, which knows who may come in and says so to who may not.
	const goal = withQuery(consoleDoors.login, { next: consoleGoal(next ?? null) });
	return (
		<Panel title={t('title')} text={t(next ? 'back' : 'lead')}>
			<LoginForm goal={goal} next={next} joinLabel={join('cooperativeTitle')} onInside={onInside} />
		</Panel>
	);
}

/** Ask for a link; with the link, choose a password; with a link that is dead, ask again. */
function Forgot() {
	const t = useTranslations('member.forgot');
	const [isDead, setIsDead] = useState(false);
	const token = asked().get('token');
	const next = asked().get('next') ?? undefined;
	const title = t('title');
	useEffect(() => {
		document.title = `${title} · Maru`;
	}, [title]);
	return (
		<div className={styles.panel}>
			{token && !isDead ? (
				<ChoosePassword token={token} next={next} onDead={() => setIsDead(true)} />
			) : (
				<AskReset
					next={next}
					door="console"
					title={isDead ? t('deadTitle') : t('title')}
					lead={isDead ? t('deadText') : t('lead', { minutes: resetMinutes })}
				/>
			)}
		</div>
	);
}

/** Logged in, and nobody who works here: an applicant who waits, or a traveller who took the wrong door. */
function NotYet({ viewer }: { viewer: Viewer }) {
	const t = useTranslations('console.door');
	const api = useApi();
	return (
		<Panel title={t('notYetTitle')} text={t('notYetText', { name: viewer.name })}>
			<div className={form.actions}>
				<a href={consolePages.information.path} className={buttonClass({ variant: 'primary', size: 'lg' })}>
					{t('toInformation')}
				</a>
				<Button size="lg" onClick={() => void logOut(api)}>
					{t('other')}
				</Button>
			</div>
		</Panel>
	);
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<div className={styles.panel}>
			<PageHead title={title} text={text} />
			{children}
		</div>
	);
}
