import { type ChangeEvent, useId, useRef, useState } from 'react';
import { maxFileBytes } from '#domain/file/file.ts';
import { mostRatingPictures } from '#domain/rating/rating.ts';
import { isAccepted } from '#ui/file-kind.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { PicturePreview } from '#ui/picture-preview.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PhotographPicture } from '#views/photograph/photograph-picture.tsx';
import styles from './rating-picture-fields.module.css';
import type { RatingFormState } from './use-rating-form.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const megabytes = Math.floor(maxFileBytes / 1024 / 1024);

/** Up to five, seen before they are sent. */
export function RatingPictureFields({ form }: { form: RatingFormState }) {
	const t = useTranslations('rating.form');
	const { kept, chosen, areLost, add, drop, remove } = form.pictures;
	const [fault, setFault] = useState<string>();
	const adding = useRef<HTMLInputElement>(null);
	const hintId = useId();
	const room = mostRatingPictures - kept.length - chosen.length;
	const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(target.files ?? [])];
		// The same file may be chosen again.
		target.value = '';
		const wrong = files.find((file) => !isAccepted(file, accepted));
		const large = files.find((file) => file.size > maxFileBytes);
		const right = files.filter((file) => isAccepted(file, accepted) && file.size <= maxFileBytes);
		add(right.slice(0, room));
		if (wrong) setFault(t('wrongType', { name: wrong.name }));
		else if (large) setFault(t('tooLarge', { name: large.name, max: megabytes }));
		else setFault(right.length > room ? t('tooMany') : undefined);
	};
	/** Nobody is left without a place: the way to add stands where the picture was. */
	const takeAway = (work: () => void) => {
		work();
		setFault(undefined);
		requestAnimationFrame(() => adding.current?.focus());
	};
	return (
		<fieldset className={styles.pictures} aria-describedby={hintId}>
			<legend>
				{t('pictures')} <span>{t('upToFive')}</span>
			</legend>
			<ul>
				{kept.map((picture, at) => (
					<li key={picture.id}>
						<PhotographPicture photograph={picture} alt={t('own', { at: at + 1 })} sizes="8rem" />
						<RemoveButton at={at + 1} onRemove={() => takeAway(() => remove(picture.id))} />
					</li>
				))}
				{chosen.map(({ key, file }, at) => (
					<li key={key}>
						<PicturePreview
							source={file}
							label={t('own', { at: kept.length + at + 1 })}
							onFailure={() => {
								drop(key);
								setFault(t('unreadable', { name: file.name }));
							}}
						/>
						<RemoveButton at={kept.length + at + 1} onRemove={() => takeAway(() => drop(key))} />
					</li>
				))}
				{room > 0 && (
					<li className={styles.add}>
						<span aria-hidden="true">
							<Icon name="camera" />
							{t('add')}
						</span>
						<input
							ref={adding}
							type="file"
							multiple
							accept={accepted.join(',')}
							aria-label={`${t('add')}: ${t('pictures')}`}
							onChange={take}
						/>
					</li>
				)}
			</ul>
			<p id={hintId} className={styles.hint}>
				{t('pictureHint')}
			</p>
			<div role="status">
				{areLost && <Note tone="warn">{t('picturesLost')}</Note>}
				{fault && <Note tone="bad">{fault}</Note>}
			</div>
		</fieldset>
	);
}

function RemoveButton({ at, onRemove }: { at: number; onRemove: () => void }) {
	const t = useTranslations('rating.form');
	return (
		<button type="button" className={styles.remove} aria-label={t('remove', { at })} onClick={onRemove}>
			<Icon name="close" />
		</button>
	);
}
