import { areaSlugs } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { useWayBack } from '#site/shell/use-way-back.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useWishPages } from './use-wish-pages.ts';
import { WishRow } from './wish-row.tsx';
import styles from './wish-sheet.module.css';

/** What one has saved, over whatever page one is on. */
export function WishSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useTranslations('wish');
	return (
		<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('close')} onClose={onClose} hasAddress>
			<Content />
		</Sheet>
	);
}

function Content() {
	const t = useTranslations('wish');
	const state = useTranslations('state');
	const { wishes, next, isLoading, isFailed, loadMore } = useWishPages();
	if (wishes.length === 0 && isLoading) return <Spinner label={state('loading')} slowLabel={state('stillLoading')} />;
	if (wishes.length === 0 && !isFailed) return <Nothing />;
	return (
		<>
			<DeviceNote />
			<ul className={styles.rows}>
				{wishes.map((wish) => (
					<WishRow key={wish.productId} wish={wish} />
				))}
			</ul>
			{isFailed && (
				<Note tone="bad" isAlert>
					{t('notLoaded')}
				</Note>
			)}
			{(isFailed || next !== undefined) && (
				<div className={styles.more}>
					<Button isBusy={isLoading} onClick={() => void loadMore()}>
						{t(isFailed ? 'again' : 'more')}
					</Button>
				</div>
			)}
		</>
	);
}

/** A visitor's list goes with them when they log in. */
function DeviceNote() {
	const t = useTranslations('wish');
	const shell = useTranslations('shell');
	const wayBack = useWayBack();
	if (useViewer() !== null) return null;
	return (
		<div className={styles.note}>
			<Note>
				{`${t('onDevice')} `}
				<PageLink page="login" query={wayBack}>
					{shell('login')}
				</PageLink>
			</Note>
		</div>
	);
}

function Nothing() {
	const t = useTranslations('wish');
	const areaWords = useTranslations('area');
	return (
		<EmptyState
			level={3}
			picture={{ src: '/assets/images/magpie.webp', width: 600, height: 450 }}
			title={t('emptyTitle')}
			text={t('emptyText')}
			actions={areaSlugs.map((area) => (
				<PageLink key={area} page="productList" params={{ area }} className={buttonClass({ variant: 'brand' })}>
					{areaWords(`${area}.name`)}
				</PageLink>
			))}
		/>
	);
}
