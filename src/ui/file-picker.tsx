import { type ChangeEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import { isAccepted } from './file-kind.ts';
import styles from './file-picker.module.css';
import { Icon } from './icon.tsx';
import { useFieldIds } from './use-field-ids.ts';

type Props = FieldLook & {
	id?: string | undefined;
	name?: string | undefined;
	/** “.pdf”, “image/*”, “image/png”. */
	accept: readonly string[];
	maxBytes?: number | undefined;
	/** The file there is, chosen now or received before. */
	picked?: { name: string; sizeText?: string | undefined } | undefined;
	/** From 0 to 1, while it is being sent. */
	progress?: number | undefined;
	progressLabel?: string | undefined;
	/** Behind the name, such as a badge. */
	status?: ReactNode;
	dropLabel: string;
	chooseLabel: string;
	replaceLabel: string;
	/** Without it the file cannot be taken away. */
	removeLabel?: string | undefined;
	isDisabled?: boolean | undefined;
	onChoose: (file: File) => void;
	onReject?: ((why: 'type' | 'size', file: File) => void) | undefined;
	onRemove?: (() => void) | undefined;
};

/** One file. The browser's own input lies over the whole area, so that clicks, keys and dropped files are its own. */
export function FilePicker(props: Props) {
	const { label, optionalLabel, hint, error, picked } = props;
	const { id, noteId, wiring } = useFieldIds(props);
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setIsOver] = useState(false);
	const { accept, maxBytes = Number.POSITIVE_INFINITY, onChoose, onReject } = props;
	const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
		setIsOver(false);
		const file = target.files?.[0];
		if (!file) return;
		const fault = isAccepted(file, accept) ? file.size > maxBytes && 'size' : 'type';
		if (!fault) return onChoose(file);
		target.value = '';
		onReject?.(fault, file);
	};
	return (
		<FieldFrame {...{ id, noteId, label, optionalLabel, hint, error }}>
			<div
				className={picked ? styles.picked : styles.area}
				data-wrong={error ? true : undefined}
				data-over={isOver || undefined}
			>
				{picked ? <PickedFile {...props} picked={picked} /> : <Invitation text={props.dropLabel} />}
				<span className={styles.actions}>
					<span className={styles.trigger}>
						<span className={styles.button} aria-hidden="true">
							{picked ? props.replaceLabel : props.chooseLabel}
						</span>
						<input
							{...wiring}
							ref={input}
							id={id}
							className={styles.input}
							type="file"
							name={props.name}
							accept={accept.join(',')}
							disabled={props.isDisabled}
							onChange={take}
							onDragEnter={() => setIsOver(true)}
							onDragLeave={() => setIsOver(false)}
						/>
					</span>
					{picked && <Remove {...props} input={input} />}
				</span>
			</div>
		</FieldFrame>
	);
}

const Invitation = ({ text }: { text: string }) => (
	<>
		<span className={styles.sign}>
			<Icon name="upload" />
		</span>
		<span className={styles.text}>{text}</span>
	</>
);

type PickedProps = Pick<Props, 'progress' | 'progressLabel' | 'status'> & {
	picked: { name: string; sizeText?: string | undefined };
};

function PickedFile({ picked, progress, progressLabel, status }: PickedProps) {
	return (
		<>
			<span className={styles.paper}>
				<Icon name="document" />
			</span>
			<span className={styles.text}>
				<b className={styles.name}>{picked.name}</b>
				{picked.sizeText && <span className={styles.size}>{picked.sizeText}</span>}
				{status}
				{progress !== undefined && (
					<progress className={styles.progress} max={1} value={progress} aria-label={progressLabel} />
				)}
			</span>
		</>
	);
}

type RemoveProps = Pick<Props, 'removeLabel' | 'onRemove' | 'isDisabled'> & {
	input: RefObject<HTMLInputElement | null>;
};

function Remove({ removeLabel, onRemove, isDisabled, input }: RemoveProps) {
	if (!removeLabel || !onRemove) return null;
	const remove = () => {
		if (input.current) {
			input.current.value = '';
			input.current.focus();
		}
		onRemove();
	};
	return (
		<button type="button" className={styles.remove} disabled={isDisabled} aria-label={removeLabel} onClick={remove}>
			<Icon name="trash" />
		</button>
	);
}
