import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPhotograph, ProductPhotographs } from '#contract/api/photograph.ts';
import type { FaultCode } from '#contract/faults.ts';
import { maxFileBytes } from '#domain/file/file.ts';
import { mostPhotographs } from '#domain/file/photograph.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { useFaultText } from '#ui/form/use-fault-text.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { HiddenPhotographs } from '#views/photograph/hidden-photographs.tsx';
import { PhotographPicture } from '#views/photograph/photograph-picture.tsx';
import { Await } from '../../await.tsx';
import styles from '../../content/content.module.css';
import { editingQuery } from '../../content/content-queries.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { PhotographSheet } from './photograph-sheet.tsx';
import shown from './photographs.module.css';
import { photographsQuery } from './product-queries.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The photographs of a product: they count at once, no draft. */
export function Photographs({ id }: { id: string }) {
	const t = useTranslations('console.product');
	const query = useQuery(photographsQuery(useApi(), id));
	return (
		<Card title={t('part.photographs')}>
			<p className={styles.small}>{t('photographsText')}</p>
			<Await query={query}>{(data) => <Gallery id={id} data={data} />}</Await>
		</Card>
	);
}

/** What was done to the photographs is shown, and what the product still lacks asked for again. */
function useTaken(id: string) {
	const callApi = useApi();
	const client = useQueryClient();
	return (next: ProductPhotographs) => {
		client.setQueryData(photographsQuery(callApi, id).queryKey, next);
		void client.invalidateQueries({ queryKey: editingQuery(callApi, { kind: 'product', id }).queryKey });
	};
}

function Gallery({ id, data }: { id: string; data: ProductPhotographs }) {
	const t = useTranslations('console.product');
	const callApi = useApi();
	const take = useTaken(id);
	const client = useQueryClient();
	const [open, setOpen] = useState<string>();
	const { save, isBusy, failure } = useSaving({
		textOf: useConsoleFailure(),
		// Somebody else added or removed one: what there is now is shown.
		onRefusal: async () => {
			await client.invalidateQueries({ queryKey: photographsQuery(callApi, id).queryKey });
			return undefined;
		},
	});
	const { photographs, hidden, isShareDrawn } = data;
	const arrange = (body: { ids: string[]; isShareDrawn: boolean }) =>
		save(async () => take(await callApi('PUT /api/products/:id/photographs', { params: { id }, body })));
	const ids = photographs.map((one) => one.id);
	const move = (at: number, by: 1 | -1) => {
		const next = [...ids];
		const [one] = next.splice(at, 1);
		if (one) next.splice(at + by, 0, one);
		void arrange({ ids: next, isShareDrawn });
	};
	const remove = (photographId: string) =>
		save(async () =>
			take(await callApi('DELETE /api/products/:id/photographs/:photographId', { params: { id, photographId } })),
		);
	const opened = photographs.find((one) => one.id === open);
	return (
		<>
			{photographs.length === 0 && <p className={styles.small}>{t('noPhotographs')}</p>}
			<ol className={shown.photographs} aria-busy={isBusy}>
				{photographs.map((photograph, at) => (
					<li key={photograph.id}>
						<Shown photograph={photograph} at={at} />
						<div className={styles.tools}>
							<Button size="sm" variant="quiet" disabled={at === 0} onClick={() => move(at, -1)}>
								<Icon name="arrowLeft" label={t('earlier', { number: at + 1 })} />
							</Button>
							<Button size="sm" variant="quiet" disabled={at === ids.length - 1} onClick={() => move(at, 1)}>
								<Icon name="arrowRight" label={t('later', { number: at + 1 })} />
							</Button>
							<Button size="sm" onClick={() => setOpen(photograph.id)}>
								{t('describe', { number: at + 1 })}
							</Button>
							<Button size="sm" variant="quiet" onClick={() => void remove(photograph.id)}>
								<Icon name="trash" label={t('photographRemove', { number: at + 1 })} />
							</Button>
						</div>
					</li>
				))}
			</ol>
			<HiddenPhotographs
				photographs={hidden}
				text={t('photographHidden')}
				reasonOf={(reason) => t('photographReason', { reason })}
			>
				{(one) => (
					<Button size="sm" variant="quiet" onClick={() => void remove(one)}>
						<Icon name="trash" />
						{t('photographHiddenRemove')}
					</Button>
				)}
			</HiddenPhotographs>
			<FailureNote>{failure}</FailureNote>
			{photographs.length + hidden.length < mostPhotographs ? (
				<Adding id={id} data={data} />
			) : (
				<p>{t('photographsFull')}</p>
			)}
			{photographs.length > 0 && (
				<CheckRow
					name="isShareDrawn"
					label={t('shareDrawn')}
					isChecked={isShareDrawn}
					onChange={(isOn) => void arrange({ ids, isShareDrawn: isOn })}
				/>
			)}
			{opened && (
				<PhotographSheet key={opened.id} photograph={opened} productId={id} onClose={() => setOpen(undefined)} />
			)}
		</>
	);
}

function Shown({ photograph, at }: { photograph: OwnPhotograph; at: number }) {
	const t = useTranslations('console.product');
	const alt = photograph.alt[useConsoleLocale()];
	const described = Object.values(photograph.alt).filter(Boolean).length;
	return (
		<>
			<div className={shown.photograph}>
				<PhotographPicture
					photograph={photograph}
					sizes="15rem"
					alt={alt || t('photograph', { number: at + 1 })}
					isFramed
				/>
			</div>
			<p className={styles.small}>
				{at === 0 && <b>{t('cover')} </b>}
				{t('described', { count: described })}
			</p>
		</>
	);
}

/** Sent as soon as it is chosen. */
function Adding({ id, data }: { id: string; data: ProductPhotographs }) {
	const t = useTranslations('console.product');
	const words = useFaultText();
	const callApi = useApi();
	const take = useTaken(id);
	const { isBusy, failure, faults, save, forget } = useSaving({ textOf: useConsoleFailure(), isFile: true });
	const [rejected, setRejected] = useState<FaultCode>();
	const [sending, setSending] = useState<string>();
	const add = async (file: File) => {
		setRejected(undefined);
		setSending(file.name);
		const query = { name: file.name.slice(0, 200) };
		const answer = await save(() =>
			callApi('POST /api/products/:id/photographs', { params: { id }, query, body: file }),
		);
		setSending(undefined);
		if (answer) take(answer);
	};
	return (
		<FilePicker
			key={data.photographs.length}
			label={t('photographAdd')}
			hint={t('photographHint')}
			error={words(rejected ?? faults.file) ?? failure}
			accept={accepted}
			maxBytes={maxFileBytes}
			picked={sending === undefined ? undefined : { name: sending, sizeText: t('photographSending') }}
			dropLabel={t('photographDrop')}
			chooseLabel={t('choose')}
			replaceLabel={t('replace')}
			isDisabled={isBusy}
			onChoose={(file) => void add(file)}
			onReject={(why) => {
				forget();
				setRejected(why === 'size' ? 'file-too-large' : 'file-type');
			}}
		/>
	);
}
