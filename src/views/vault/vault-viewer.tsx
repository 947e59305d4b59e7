import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { CallApi } from '#contract/api.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOverlay } from '#ui/use-overlay.ts';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import styles from './vault-viewer.module.css';

type Opened = Awaited<ReturnType<typeof openingOf>>;
const openingOf = (callApi: CallApi, id: string) => callApi('POST /api/vault/files/:id/openings', { params: { id } });

/** A link lasts five minutes: who looks longer has a new one before it ends. */
const freshMs = 4 * 60_000;

type Props = { id: string; name: string; onClose: () => void };

/** One health file over the page. Open as long as it is there; Escape and Back close it. */
export function VaultViewer({ id, name, onClose }: Props) {
	const t = useTranslations('vault.view');
	const dialog = useRef<HTMLDialogElement>(null);
	const callApi = useApi();
	useEffect(() => dialog.current?.showModal(), []);
	useOverlay({ isOpen: true, onClose });
	// Never kept: the next opening is another look.
	const opening = useQuery({
		queryKey: ['POST /api/vault/files/:id/openings', id],
		queryFn: () => openingOf(callApi, id),
		...{ gcTime: 0, staleTime: freshMs, retry: false },
	});
	const closeOutside = (event: MouseEvent) => {
		if (event.target === dialog.current) dialog.current?.close();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
		<dialog ref={dialog} className={styles.viewer} aria-label={name} onClose={onClose} onClick={closeOutside}>
			<div className={styles.bar}>
				<h2>{name}</h2>
				<button type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
					<Icon name="close" />
				</button>
			</div>
			<div className={styles.stage}>
				{opening.isPending && <Spinner label={t('loading')} slowLabel={t('loading')} />}
				{opening.isError && <Failed error={opening.error} onAgain={() => void opening.refetch()} />}
				{opening.data && (
					<Content key={opening.data.path} opened={opening.data} name={name} onAgain={() => void opening.refetch()} />
				)}
			</div>
		</dialog>
	);
}

function Failed({ error, onAgain }: { error?: unknown; onAgain: () => void }) {
	const t = useTranslations('vault');
	return (
		<Note tone="bad" isAlert>
			{t('view.failed')}{' '}
			<button type="button" className={styles.again} onClick={onAgain}>
				{t('again')}
			</button>
			<FailureNumber error={error} />
		</Note>
	);
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

function Content({ opened, name, onAgain }: { opened: Opened; name: string; onAgain: () => void }) {
	const t = useTranslations('vault.view');
	const { path, kind, pages, mark } = opened;
	const [isFailed, setIsFailed] = useState(false);
	if (isFailed) return <Failed onAgain={onAgain} />;
	return (
		<>
			{mark !== null && <p className={styles.note}>{t('marked')}</p>}
			{mark !== null && <Overlay mark={mark} />}
			{numbersTo(pages).map((page) => (
				<figure key={page} className={styles.page}>
					<img
						src={kind === 'pdf' ? `${path}&page=${page}` : path}
						alt={pages > 1 ? `${name}, ${t('page', { page, count: pages })}` : name}
						loading={page === 1 ? 'eager' : 'lazy'}
						decoding="async"
						draggable={mark === null}
						onError={() => setIsFailed(true)}
					/>
					{pages > 1 && <figcaption>{t('page', { page, count: pages })}</figcaption>}
				</figure>
			))}
			{pages === 0 && <p className={styles.words}>{t('file')}</p>}
			{(pages === 0 || mark === null) && (
				<a className={styles.save} href={path} download>
					<Icon name="download" />
					{t('save')}
				</a>
			)}
		</>
	);
}

/** Besides what is in the picture itself: a screen that is photographed says whose it is. */
const Overlay = ({ mark }: { mark: string }) => (
	<span className={styles.mark} aria-hidden="true">
		{mark}
	</span>
);
