import type { ReactNode } from "react";

/** Side view, bow to the right: hull, cabin, mast with antennas, azimuth thruster aft. */
export function SurfaceVessel(): ReactNode {
  return (
    <g className="scene-vessel">
      <path className="scene-hair" d="M310 262v16M302 278h16" />
      <path className="scene-body" d="M296 280h24q6 0 6 5t-6 5h-24q-5 -5 0 -10z" />
      <path className="scene-hair" d="M292 272v26" />
      <path className="scene-body" d="M270 213 466 208Q456 240 432 259L298 263Q277 250 270 213z" />
      <path className="scene-hair" d="M273 224 462 219M277 236 456 232" />
      <path className="scene-hair" d="M441 238h7M438 244h7M434 250h7" />
      <path className="scene-body" d="M306 212 312 190H386L402 210z" />
      <path className="scene-hair" d="M318 196h20v9h-22zM346 196h20v9h-20zM373 196h9l7 9h-16z" />
      <path
        className="scene-hair"
        d="M354 190V146M340 160h28M346 172h16M326 190 320 158M412 209V196M420 209V196M408 196h16"
      />
      <circle className="scene-body" cx="354" cy="142" r="5" />
    </g>
  );
}

/** Open frame with a float on top, two thrusters, a camera and its light. */
export function RemoteVehicle(): ReactNode {
  return (
    <g className="scene-rov">
      <path className="scene-light" d="M524 402 588 376M524 402 588 432" />
      <path className="scene-body" d="M424 366H508Q520 366 522 378V388H424z" />
      <path className="scene-hair" d="M424 377h98" />
      <path className="scene-frame" d="M428 388V434M518 388V434M420 436H526M428 410H518M472 388V434" />
      <circle className="scene-body" cx="450" cy="412" r="12" />
      <circle className="scene-body" cx="494" cy="412" r="12" />
      <path className="scene-hair" d="M442 404 458 420M458 404 442 420M486 404 502 420M502 404 486 420" />
      <path className="scene-body" d="M518 394q10 0 10 8t-10 8z" />
    </g>
  );
}

/** Fixed wing seen from the side and a little from above, nose to the right, on its round. */
export function Aircraft(): ReactNode {
  return (
    <g className="scene-air">
      <ellipse className="scene-round" cx="404" cy="94" rx="150" ry="42" />
      <path className="scene-body" d="M418 90 370 52H386L458 87z" />
      <path className="scene-body" d="M352 94 334 70H344L368 90z" />
      <path className="scene-body" d="M346 96Q390 82 448 84Q474 86 482 94Q472 101 440 103Q390 104 346 96z" />
      <path className="scene-body" d="M420 98 398 132H412L458 99z" />
      <path className="scene-hair" d="M456 85q10 4 14 9M342 84v22M346 96h-6" />
    </g>
  );
}
