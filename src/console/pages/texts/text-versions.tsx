import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Agreement } from '#contract/api/text-desk.ts';
import type { Api } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { pagePath } from '#contract/page-address.ts';
import { isAgreedTo } from '#domain/member/consent.ts';
import { isCompanyText, type PageTextSlug, pageTextSlugs } from '#domain/page/page-text.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { versionText } from '#i18n/version-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { editingQuery } from '../../content/content-queries.ts';
import { FileLink } from '../../file/file-link.tsx';
import { momentOf } from '../../moment.ts';
import { type LongColumn, LongTable } from '../../table/long-table.tsx';
import { TextSheet } from '../../text-sheet.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { sitePageOf } from './site-pages.ts';
import styles from './texts.module.css';
import { useStandingWords } from './use-standing-words.ts';

const key = 'GET /api/console/texts/:slug/versions';
const agreementKey = 'GET /api/console/texts/:slug/agreements';
type Version = OutputOf<Api[typeof key]>['versions'][number];

const tones = { coming: 'brand', 'in-force': 'ok', replaced: 'neutral', past: 'neutral' } as const;

/** Every version of a text: when it began, who was told of it, and who agreed. */
export function TextVersions({ slug: asked, title }: { slug: string; title: string }) {
	const t = useTranslations('console.text');
	const callApi = useApi();
	const slug = pageTextSlugs.find((one) => one === asked) ?? 'terms';
	const chosen = useConsoleAddress().query.get('version');
	const query = useQuery({ queryKey: [key, slug], queryFn: () => callApi(key, { params: { slug } }) });
	const [said, setSaid] = useState<string>();
	const [read, setRead] = useState<Reading>();
	const [isReading, setIsReading] = useState(false);
	const open = useCallback((one: Reading) => {
		setRead(one);
		setIsReading(true);
	}, []);
	return (
		<div className={styles.page}>
			<Await query={query}>
				{({ versions }) => (
					<>
						<Card title={t('versions')}>
							<ul className={styles.rows}>
								{versions.map((version) => (
									<Row
										key={version.version}
										{...{ slug, version }}
										successor={version.standing === 'replaced' ? successorOf(version, versions) : undefined}
										isChosen={version.version === chosen}
										onTold={setSaid}
										onRead={open}
									/>
								))}
							</ul>
						</Card>
						{versions.some(({ version }) => version === chosen) && (
							<Agreements slug={slug} version={chosen ?? ''} onRead={open} />
						)}
					</>
				)}
			</Await>
			<TextSheet {...{ slug, title }} {...read} isOpen={isReading} onClose={() => setIsReading(false)} />
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</div>
	);
}

/** A version of the text, and in which language somebody read it. */
type Reading = { version: string; language?: Locale };
type OnRead = (reading: Reading) => void;

const successorOf = ({ effectiveOn }: Version, versions: readonly Version[]) =>
	versions.find((one) => one.standing === 'coming' && one.effectiveOn === effectiveOn)?.version;

type RowProps = {
	slug: PageTextSlug;
	version: Version;
	/** The one that counts in place of it. */
	successor: string | undefined;
	isChosen: boolean;
	onTold: (message: string) => void;
	onRead: OnRead;
};

function Row({ slug, version: one, successor, isChosen, onTold, onRead }: RowProps) {
	const t = useTranslations('console.text');
	const { version, effectiveOn, standing, agreed, withdrawn, announced } = one;
	const isAsked = isAgreedTo(slug);
	const words = useStandingWords(slug);
	const address = addressOf(slug, one);
	return (
		<li>
			<div>
				<p className={styles.name}>{versionText(version)}</p>
				<p className={styles.badges}>
					<Badge tone={tones[standing]}>{words[standing]}</Badge>
					<span className={styles.small}>{t('since', { date: formatDate(effectiveOn) })}</span>
				</p>
				{successor && <p className={styles.small}>{t('replacedBy', { version: versionText(successor) })}</p>}
			</div>
			<div>
				{isAsked && <p>{t('agreed', { count: agreed })}</p>}
				{withdrawn > 0 && <p className={styles.small}>{t('withdrawn', { count: withdrawn })}</p>}
				{announced && (
					<p className={styles.small}>
						{announced.isDone
							? t('told', { count: announced.told, date: formatDate(announced.startedAt, 'Asia/Seoul') })
							: t('telling', { count: announced.told })}
					</p>
				)}
			</div>
			<div className={styles.actions}>
				{isAsked && (
					<ConsoleLink
						to={`${consolePages.texts.path}/${slug}?part=versions&version=${version}`}
						className={buttonClass({ size: 'sm' })}
						aria-current={isChosen ? 'true' : undefined}
					>
						{t('who')}
						<span className="visually-hidden">{versionText(version)}</span>
					</ConsoleLink>
				)}
				{/* The site shows no other version of it than today's, or has no page for it. */}
				{!address && (
					<Button size="sm" variant="link" onClick={() => onRead({ version })}>
						{t('read')}
						<span className="visually-hidden">{versionText(version)}</span>
					</Button>
				)}
				{address && (
					<a href={address} target="_blank" rel="noreferrer">
						{t('readOnSite')}
						<span className="visually-hidden">{versionText(version)}</span>
					</a>
				)}
				{standing === 'coming' && <Withdraw {...{ slug, version: one, onTold }} />}
			</div>
		</li>
	);
}

/** What people agreed to can be read in every version; a page shows the one of today. */
function addressOf(slug: PageTextSlug, { version, standing }: Version): string | undefined {
	const page = sitePageOf(slug);
	if (page === undefined) return undefined;
	if (!isCompanyText(slug)) return `${pagePath(page)}?version=${version}`;
	return standing === 'in-force' ? pagePath(page) : undefined;
}

/** What has not begun can be taken back: asked once more, for whoever was told of it is told again. */
function Withdraw({ slug, version: one, onTold }: Pick<RowProps, 'slug' | 'version' | 'onTold'>) {
	const t = useTranslations('console.text');
	const callApi = useApi();
	const client = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const { save, isBusy, failure } = useSaving({ textOf: useConsoleFailure() });
	const { version, effectiveOn, announced } = one;
	const withdraw = () =>
		save(async () => {
			const { isDraft } = await callApi('DELETE /api/console/texts/:slug/versions/:version', {
				params: { slug, version },
			});
			setIsAsking(false);
			onTold(t(isDraft ? 'withdrawnToDraft' : 'withdrawDone'));
			await Promise.all([
				client.invalidateQueries({ queryKey: [key, slug] }),
				// The editor beside it opens with what is a draft now.
				client.invalidateQueries({ queryKey: editingQuery(callApi, { kind: 'page-text', id: slug }).queryKey }),
			]);
		});
	return (
		<>
			<Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
				{t('withdraw')}
				<span className="visually-hidden">{versionText(version)}</span>
			</Button>
			<ConfirmDialog
				{...{ isOpen: isAsking, isBusy, error: failure, isDestructive: true }}
				{...{ confirmLabel: t('withdraw'), cancelLabel: t('withdrawKeep') }}
				title={t('withdrawTitle', { date: formatDate(effectiveOn) })}
				onConfirm={() => void withdraw()}
				onClose={() => setIsAsking(false)}
			>
				<p>{t('withdrawText')}</p>
				{announced && announced.told > 0 && <p>{t('withdrawTold', { count: announced.told })}</p>}
			</ConfirmDialog>
		</>
	);
}

type AgreementsProps = { slug: PageTextSlug; version: string; onRead: OnRead };

function Agreements({ slug, version, onRead }: AgreementsProps) {
	const t = useTranslations('console.text');
	const callApi = useApi();
	const language = useConsoleLocale();
	const columns = useColumns(onRead);
	const query = useInfiniteQuery({
		queryKey: [agreementKey, slug, version],
		queryFn: ({ pageParam: cursor }) => callApi(agreementKey, { params: { slug }, query: { version, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	const file = `/api/console/texts/${slug}/agreements/export?version=${version}&language=${language}`;
	return (
		<Card
			title={t('whoTitle', { version: versionText(version) })}
			aside={
				<span className={styles.actions}>
					<Button size="sm" onClick={() => onRead({ version })}>
						{t('readVersion')}
					</Button>
					<FileLink href={file}>{t('export')}</FileLink>
				</span>
			}
		>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState level={3} title={t('nobody')} text={t('nobodyText')} />;
					return (
						<LongTable
							{...{ label: t('whoTitle', { version: versionText(version) }), columns, items, query, rowHeight: 64 }}
							className={styles.people}
							name={`${slug} ${version}`}
							idOf={({ id }) => id}
						/>
					);
				}}
			</Await>
		</Card>
	);
}

/** What they agreed to is a click away, in the language in which they read it. */
function useColumns(onRead: OnRead): readonly LongColumn<Agreement>[] {
	const t = useTranslations('console.text');
	const languageName = useTranslations('console.languageName');
	return useMemo(
		() => [
			{
				id: 'name',
				header: t('column.name'),
				cell: ({ memberId, name, email }) => (
					<>
						<ConsoleLink to={`${consolePages.members.path}/${memberId}`}>{name}</ConsoleLink>
						<p className={styles.small}>{email}</p>
					</>
				),
			},
			{
				id: 'given',
				header: t('column.givenAt'),
				cell: ({ givenAt, withdrawnAt }) => (
					<>
						{momentOf(givenAt)}
						{withdrawnAt && <p className={styles.small}>{`${t('column.withdrawnAt')}: ${momentOf(withdrawnAt)}`}</p>}
					</>
				),
			},
			{
				id: 'with',
				header: t('column.with'),
				cell: (one) => (
					<>
						{t(`with.${one.with}`)}
						<p className={styles.small}>
							<Button
								size="sm"
								variant="link"
								aria-label={t('readIn', { name: one.name, language: languageName(one.language) })}
								onClick={() => onRead({ version: one.version, language: one.language })}
							>
								{languageName(one.language)}
							</Button>
						</p>
					</>
				),
			},
		],
		[t, languageName, onRead],
	);
}
