import { Component, type ReactNode } from 'react';
import { useHost, useTexts } from '../host.tsx';
import { Frame } from '../screen/frame.tsx';
import { useNewVersion } from '../screen/use-new-version.ts';
import { Button } from '../ui/button.tsx';

interface CrashBoundaryProps {
  /** A new value renders the content again. */
  resetKey: string;
  /** Called before the effects of the content end. */
  onCrash?: () => void;
  children: ReactNode;
}

/** Shows an error screen instead of a blank page when a component below it throws. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError = () => ({ hasCrashed: true });

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.hasCrashed && before.resetKey !== this.props.resetKey) {
      this.setState({ hasCrashed: false });
    }
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children;
  }
}

/**
 * The screen for unexpected errors, mostly a script that could not be fetched. Where a call led to it that has succeeded, it
 * says so: nobody is to send the answers again.
 */
export function Crashed() {
  const texts = useTexts();
  const { reload, usePassedValues } = useHost();
  const { arrived } = usePassedValues();
  const isReloading = useNewVersion(false);
  const help = arrived ? texts.arrivedUnseen : texts.crashedHelp;
  return (
    <Frame>
      <div role="alert">
        <h1>{arrived ? texts.arrivedHeading : texts.crashed}</h1>
        <p>{isReloading ? texts.newVersion : help}</p>
      </div>
      <Button type="button" onClick={reload}>
        {texts.reload}
      </Button>
    </Frame>
  );
}
